// The files that are on their way. Whoever wants another chunk of one later has it from the browser's cache.
const coming = new Map();
function chunk(file, from, to) {
  if (!coming.has(file)) {
    const whole = async () => {
      const response = await fetch(new URL(file, import.meta.url));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return response.arrayBuffer();
    };
    coming.set(file, whole().finally(() => coming.delete(file)));
  }
  return coming.get(file).then((bytes) => bytes.slice(from, to));
}
