/**
 * The part of an address that stands for one line: an IPv4 address, or the first 64 bits of an IPv6 one, since a
 * single line is given all that follow. It tells guests apart, and bounds nothing. Empty for what is neither.
 */
export function lineOf(address: string): string {
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
 * The network of an address or a line, by which everything is bounded: an IPv4 address, or the first 48 bits of an IPv6
 * one, since a customer who rents one machine may be given all the lines that follow. Empty for what is neither.
 */
export function networkOf(addressOrLine: string): string {
  const line = lineOf(addressOrLine);
  return line.includes(":") ? line.split(":", 3).join(":") : line;
}

/** What guests of one network may use of a property's bound: half, so that guests elsewhere keep the other. */
export function shareOfNetwork(bound: number): number {
  return bound / 2;
}

/**
 * A network as the log names it: the /24 of an IPv4 address, the /48 of an IPv6 one, which is what one household
 * or company is given. `network` is as `networkOf` answers; empty stays empty.
 */
export function loggedNetworkOf(network: string): string {
  if (network === "") return "";
  if (network.includes(":")) return `${network.split(":", 3).join(":")}::/48`;
  return `${network.split(".", 3).join(".")}.0/24`;
}
