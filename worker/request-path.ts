/** The path of a request's URL. The platform normalises URLs, so slicing suffices and is faster than parsing. */
export function getPath({ url }: { readonly url: string }): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  if (start === -1) return "/";
  const query = url.slice(start).search(/[?#]/);
  return query === -1 ? url.slice(start) : url.slice(start, start + query);
}

/** A request's path for the log: ids and codes are replaced by a colon. */
export function getRoute(request: { readonly url: string }): string {
  const isWord = (part: string) => part === "" || /^[a-z][a-z.-]{0,19}$/.test(part);
  return getPath(request)
    .split("/")
    .map((part) => (isWord(part) ? part : ":"))
    .join("/");
}

/** Prefix of preview paths; the signed token follows. */
export const PREVIEW_PREFIX = "/preview/";
