import type { Social, SocialChannel } from "#domain/content/social.ts";

type Channels = Social["channels"];

/** Moves a channel by some places; unchanged if out of range. */
export function moveChannel(channels: Channels, channel: SocialChannel, by: number): Channels {
  const from = channels.findIndex((entry) => entry.channel === channel);
  const to = from + by;
  const entry = channels[from];
  if (!entry || to < 0 || to >= channels.length) return channels;
  const rest = channels.filter((other) => other !== entry);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}
