/**
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * household or one attacker holds. "local" where the runtime names none.
 */
export function networkOf(request: Request): string {
  const address = request.headers.get("cf-connecting-ip")?.trim().toLowerCase() ?? "";
  if (!address.includes(":")) return address || "local";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const full = [...groups, ...Array<string>(Math.max(0, missing)).fill("0")];
  return `${full.slice(0, 4).join(":")}::/64`;
}
