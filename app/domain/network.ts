/**
 * Part of an IP address that identifies one line: IPv4 address, or first 64 bits of IPv6 (one line gets the
 * rest). Used to tell guests apart, never for limits. Empty if neither.
 */
export function toNetworkLine(address: string): string {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return address;
  if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(":")) return "";
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = address.toLowerCase().split("::");
  const leading = head === "" ? [] : head.split(":");
  const trailing = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - leading.length - trailing.length);
  const groups = [...leading, ...Array<string>(zeros).fill("0"), ...trailing];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * Network of an address or line, used for limits: IPv4 address, or first 48 bits of IPv6 (one hosting
 * customer may get all lines below). Empty if neither.
 */
export function toNetwork(addressOrLine: string): string {
  const line = toNetworkLine(addressOrLine);
  return line.includes(":") ? line.split(":", 3).join(":") : line;
}

/** One network's share of a property's limit: half, so that guests elsewhere keep the other half. */
export function getNetworkShare(bound: number): number {
  return bound / 2;
}

/**
 * Network as logged: /24 for IPv4, /48 for IPv6, the size given to a household or company. `network` comes
 * from `toNetwork`; empty stays empty.
 */
export function toLoggedNetwork(network: string): string {
  if (network === "") return "";
  if (network.includes(":")) return `${network.split(":", 3).join(":")}::/48`;
  return `${network.split(".", 3).join(".")}.0/24`;
}
