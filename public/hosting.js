// Why the program could not start, where that lies in how the page is served (docs/hosting.md). theme.js asks for this file once
// it has said that it could not, and this sentence takes the place of that one.
(async function () {
  var because = {
    en: {
      file: "This copy of Francia was opened as a file, and from a file no browser starts a program. Put the folder on a web server, on this device or any other, and open it there.",
      types: "Francia could not start: the server sends the scripts of this page without their type, and browsers refuse them then. It has to send .js files as text/javascript.",
    },
    fr: {
      file: "Cette copie de Francia a été ouverte comme un fichier, et aucun navigateur ne lance un programme depuis un fichier. Placez le dossier sur un serveur web, sur cet appareil ou un autre, et ouvrez-le là.",
      types: "Francia n’a pas pu démarrer\u00a0: le serveur envoie les scripts de cette page sans leur type, et les navigateurs les refusent alors. Il doit envoyer les fichiers .js comme text/javascript.",
    },
  };
  var note = document.querySelector(".shell-loading[role=alert]");
  var why = location.protocol === "file:" ? "file" : (await untyped()) ? "types" : null;
  if (note && why) note.firstChild.data = because[note.lang][why];

  // Whether the server says of a script that it is none.
  async function untyped() {
    try {
      var answer = await fetch("start.js");
      return answer.ok && !/javascript/.test(answer.headers.get("Content-Type"));
    } catch (_) {
      // No server, no types.
      return false;
    }
  }
})();
