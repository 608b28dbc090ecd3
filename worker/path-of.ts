/** The path of a request's address, which the platform has written in full: quicker than to take the whole apart. */
export function pathOf({ url }: { readonly url: string }): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  if (start === -1) return "/";
  const query = url.slice(start).search(/[?#]/);
  return query === -1 ? url.slice(start) : url.slice(start, start + query);
}

/** The path of a request for the log: what names a property's row, a person or a receipt is a colon. */
export function routeOf(request: { readonly url: string }): string {
  const isWord = (part: string) => part === "" || /^[a-z][a-z.-]{0,19}$/.test(part);
  return pathOf(request)
    .split("/")
    .map((part) => (isWord(part) ? part : ":"))
    .join("/");
}
