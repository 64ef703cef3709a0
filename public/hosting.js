// Why the program could not start, where that lies in how the page is served, or in the browser (docs/hosting.md). theme.js asks for
// this file once it has said that it could not, and this sentence takes the place of that one.
(async function () {
  var because = {
    en: {
      file: "This copy of Francia was opened as a file, and from a file no browser starts a program. Put the folder on a web server, on this device or any other, and open it there.",
      lacks: "This browser does not have all that Francia needs, or it is switched off. Safari 16.5, Chrome 119, Firefox 126 or a later version will do.",
      framed: "Francia is shown inside another page that shuts it in, and no program starts there. Open it in a tab of its own.",
      types: "Francia could not start: the server sends the scripts of this page without their type, and browsers refuse them then. It has to send .js files as text/javascript.",
    },
    fr: {
      file: "Cette copie de Francia a été ouverte comme un fichier, et aucun navigateur ne lance un programme depuis un fichier. Placez le dossier sur un serveur web, sur cet appareil ou un autre, et ouvrez-le là.",
      lacks: "Ce navigateur n’a pas tout ce dont Francia a besoin, ou l’a désactivé. Safari 16.5, Chrome 119, Firefox 126 ou une version plus récente conviennent.",
      framed: "Francia est affichée dans une autre page qui l’enferme, et aucun programme n’y démarre. Ouvrez-la dans son propre onglet.",
      types: "Francia n’a pas pu démarrer\u00a0: le serveur envoie les scripts de cette page sans leur type, et les navigateurs les refusent alors. Il doit envoyer les fichiers .js comme text/javascript.",
    },
  };
  var note = document.querySelector(".shell-loading[role=alert]");
  var why =
    location.protocol === "file:" ? "file"
    : window.lacks ? "lacks"
    : window.origin === "null" ? "framed"
    : (await untyped()) ? "types"
    : null;
  if (note && why) note.firstChild.data = because[note.lang][why];
  if (note && lacks) {
    note.querySelector("small").textContent = lacks.split(" and ").filter((need) => !CSS.supports(need)).join(", ");
  }

  // Whether the server says of a script that it is none.
  async function untyped() {
    try {
      var answer = await fetch("hosting.js");
      return answer.ok && !/javascript/.test(answer.headers.get("Content-Type"));
    } catch (_) {
      // No server, no types.
      return false;
    }
  }
})();
