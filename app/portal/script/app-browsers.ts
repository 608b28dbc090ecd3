/**
 * Browsers inside of something else: the window that a hotel's Wi-Fi opens, and the pages of apps. Those of
 * Apple call themselves WebKit but not Safari, those of Android say `wv`.
 */
const INSIDE_AN_APP = /AppleWebKit(?!.*Safari)|; wv\)/;

/** Lets links go on in the same window where a new one can't be opened: there they would do nothing at all. */
export function stayInWindow({ userAgent }: Navigator, root: ParentNode): void {
  if (!INSIDE_AN_APP.test(userAgent)) return;
  for (const link of root.querySelectorAll("a[target]")) {
    link.removeAttribute("target");
    link.querySelector("small")?.remove();
  }
}
