/** Query parameter of the open request. */
export const REQUEST_PARAM = "request";
/** Query parameter of the group on a phone; absent: the group of new requests. */
export const GROUP_PARAM = "group";
export const SERVICE_PARAM = "service";
export const PLACE_PARAM = "place";

/** The query string with one parameter changed; `null` removes it. */
export function withParam(query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query);
  if (value === null || value === "") next.delete(name);
  else next.set(name, value);
  const text = next.toString();
  return text === "" ? "/inbox" : `/inbox?${text}`;
}
