/** An element with a class and children; strings become text nodes. */
export function element(
  name: string,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.replaceChildren(...children);
  return made;
}

/** Sets an element's language and direction. */
export function withLanguage(made: HTMLElement, lang: string, dir: string): HTMLElement {
  made.lang = lang;
  made.dir = dir;
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

/** An SVG icon on a 24 px grid. */
export function icon(drawing: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "p-i");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = svg.appendChild(document.createElementNS(SVG, "path"));
  path.setAttribute("d", drawing);
  return svg;
}

export const ICONS = {
  alert: "M12 4.25L21 19.5H3zM12 10v4.25M12 16.9v0",
  check: "M5 12.5l4.5 4.5L19 7.5",
  globe:
    "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.5 2.4 3.75 5.2 3.75 8.5S14.5 18.1 12 20.5c-2.5-2.4-3.75-5.2-3.75-8.5S9.5 5.9 12 3.5z",
  info: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11.25V16M12 8.2v0",
  offline:
    "M4 4l16 16M3.5 9.5a13 13 0 0 1 4-2.3M11 6.4c3.4-.2 6.7.8 9.5 3.1M6.5 13a8 8 0 0 1 4.3-1.95M14.8 11.5c1 .35 1.9.85 2.7 1.5M9.5 16.3c1.5-1.3 3.5-1.3 5 0M12 19.2v0",
} as const;
