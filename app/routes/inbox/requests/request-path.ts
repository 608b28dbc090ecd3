/** The request that is open beside the list. */
export const REQUEST_PARAM = "request";
/** The group that a phone shows; new ones where it is absent. */
export const GROUP_PARAM = "group";
export const SERVICE_PARAM = "service";
export const PLACE_PARAM = "place";

/** The address with one part of its query changed, the others kept; null takes the part away. */
export function withParam(query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query);
  if (value === null || value === "") next.delete(name);
  else next.set(name, value);
  const text = next.toString();
  return text === "" ? "/inbox" : `/inbox?${text}`;
}
