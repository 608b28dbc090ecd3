/**
 * Embedded browsers: captive portals of Wi-Fi networks, and in-app browsers. On Apple devices their user agent
 * has WebKit but not Safari, on Android `wv`.
 */
const INSIDE_AN_APP = /AppleWebKit(?!.*Safari)|; wv\)/;

/** Opens links in the same window where new ones are not supported, because there they would do nothing. */
export function openLinksInSameWindow({ userAgent }: Navigator, root: ParentNode): void {
  if (!INSIDE_AN_APP.test(userAgent)) return;
  for (const link of root.querySelectorAll("a[target]")) {
    link.removeAttribute("target");
    link.querySelector("small")?.remove();
  }
}
