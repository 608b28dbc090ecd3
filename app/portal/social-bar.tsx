import { CHANNEL_DESCRIPTIONS, type Social, type SocialChannel } from "#domain/content/social.ts";
import { readChannelAddress } from "#domain/content/social-schema.ts";
import { ChannelIcon } from "./icons.tsx";
import type { Words } from "./words/words.ts";

/** Name of a channel; for a website its host. */
function channelName(channel: SocialChannel, href: string): string {
  return (
    CHANNEL_DESCRIPTIONS[channel].name ?? href.replace(/^https?:\/\/(?:www\.)?/, "").replace(/[/?#].*$/, "")
  );
}

/** The social bar, in its configured position (S10, S80). Channels without an address are left out. */
export function SocialBar({ social, words }: { social: Social; words: Words }) {
  const links = social.channels.flatMap(({ channel, url }) => {
    const read = readChannelAddress(channel, url);
    const href = "url" in read && read.url !== "" ? read.url : null;
    return href === null ? [] : [{ channel, href }];
  });
  if (links.length === 0) return null;
  return (
    <nav className="p-social" aria-label={words.social}>
      {links.map(({ channel, href }) => (
        <a
          key={channel}
          href={href}
          target="_blank"
          rel="noopener"
          data-social={channel}
          aria-label={`${channelName(channel, href)} (${words.newTab})`}
        >
          <ChannelIcon channel={channel} />
        </a>
      ))}
    </nav>
  );
}
