import type { Social, SocialChannel } from "#domain/content/social.ts";

type Channels = Social["channels"];

/** The list with one channel moved by some places; as it is where there is no such place. */
export function moveChannel(channels: Channels, channel: SocialChannel, by: number): Channels {
  const from = channels.findIndex((entry) => entry.channel === channel);
  const to = from + by;
  const entry = channels[from];
  if (!entry || to < 0 || to >= channels.length) return channels;
  const rest = channels.filter((other) => other !== entry);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}
