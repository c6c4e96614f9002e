/// What runs in pages: listens to the server, loads the page anew, swaps style sheets, shows faults.
///
/// A page in the background does not listen, because browsers allow few connections to one server; when
/// it is seen again, its mark tells the server what it has missed.
let reloadScript = #"""
  (() => {
    "use strict";
    let mark = document.currentScript.dataset.dexgenMark;
    let stream = null;
    let board = null;

    const hide = () => {
      board?.remove();
      board = null;
    };

    const show = (text) => {
      hide();
      board = document.createElement("dexgen-faults");
      board.lang = "en";
      const root = board.attachShadow({ mode: "open" });
      const style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = "/.dexgen/reload.css";
      const section = document.createElement("section");
      section.setAttribute("role", "alert");
      const heading = document.createElement("h2");
      heading.textContent = "The site could not be built";
      const lines = document.createElement("pre");
      lines.textContent = text;
      lines.tabIndex = 0;
      const close = document.createElement("button");
      close.type = "button";
      close.textContent = "Hide";
      close.addEventListener("click", hide);
      section.append(heading, close, lines);
      root.append(style, section);
      document.documentElement.append(board);
    };

    const swap = (addresses) => {
      const links = [...document.querySelectorAll("link[rel~=stylesheet i]")];
      if (links.length !== addresses.length) return location.reload();
      links.forEach((link, index) => {
        if (link.getAttribute("href") === addresses[index]) return;
        const next = link.cloneNode();
        next.setAttribute("href", addresses[index]);
        // The old one stays until the new one is there, so that nothing flickers.
        const done = () => link.remove();
        next.addEventListener("load", done);
        next.addEventListener("error", done);
        link.after(next);
      });
    };

    const open = () => {
      if (stream || document.visibilityState === "hidden") return;
      const query = new URLSearchParams({ page: location.pathname, mark });
      stream = new EventSource(`/.dexgen/events?${query}`);
      stream.addEventListener("reload", () => location.reload());
      stream.addEventListener("styles", (event) => {
        const news = JSON.parse(event.data);
        mark = news.mark;
        swap(news.addresses);
      });
      stream.addEventListener("faults", (event) => show(JSON.parse(event.data)));
      stream.addEventListener("mended", hide);
    };

    const close = () => {
      stream?.close();
      stream = null;
    };

    addEventListener("pageshow", open);
    addEventListener("pagehide", close);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") close();
      else open();
    });
    open();
  })();

  """#

let reloadStyle = """
  :host { all: initial; }
  section {
    position: fixed; inset: auto 0 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 80vh;
    overflow: auto; padding: 1rem 1.25rem; background: #1d1416; color: #fff; border-top: 4px solid #ff6b6b;
    font: 16px/1.5 system-ui, sans-serif; text-align: start;
  }
  h2 { margin: 0 5rem 0.5rem 0; font-size: 1.1rem; color: #ffb3b3; }
  pre { margin: 0; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  button {
    position: absolute; top: 0.75rem; right: 1.25rem; padding: 0.25rem 0.75rem; font: inherit;
    color: inherit; background: transparent; border: 1px solid currentcolor; border-radius: 4px;
  }
  @media print { section { display: none; } }

  """
