import { useState } from "react";
import { channelName } from "#app/components/social-names.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Social, SocialChannel } from "#domain/content/social.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { ADD_CHANNEL_ID } from "./channel-row.tsx";

/** A dragged channel, and its offset. */
interface Lifted {
  readonly channel: SocialChannel;
  readonly by: number;
}

/** Channels with reordering and editing; each move is announced to screen readers. */
export function useChannels() {
  const { common, setup } = useMessages("setup");
  const { value, edit } = useDraft();
  const [announcement, setAnnouncement] = useState("");
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const social = value("social");
  const { channels } = social;
  const getName = (channel: SocialChannel) => channelName(channel, common.website);
  const set = (next: typeof channels) => edit("social", { ...social, channels: next });
  const indexOf = (channel: string) => channels.findIndex((entry) => entry.channel === channel);
  const shown = lifted ? moveChannel(channels, lifted.channel, lifted.by) : channels;

  function add(channel: SocialChannel) {
    set([...channels, { channel, url: "" }]);
    focusAfterMenu(`social-${channel}`);
  }
  /** Moves a channel. @returns its new position, counted from 1. */
  function applyMove(channel: SocialChannel, by: number): number {
    const next = moveChannel(channels, channel, by);
    if (by !== 0) set(next);
    const position = next.findIndex((entry) => entry.channel === channel) + 1;
    setAnnouncement(setup.social.moved(getName(channel), position, next.length));
    return position;
  }
  function move(channel: SocialChannel, by: 1 | -1) {
    const position = applyMove(channel, by);
    // A moved row loses the focus; at an end, the pressed button is disabled.
    const isAtEnd = position === (by < 0 ? 1 : channels.length);
    const isUp = isAtEnd ? by > 0 : by < 0;
    focusLater(`${isUp ? "up" : "down"}-${channel}`);
  }
  /** Shows the dragged row at the index of the row that it is over. */
  function carryTo(id: string, index: number) {
    const from = indexOf(id);
    const entry = channels[from];
    if (entry) setLifted({ channel: entry.channel, by: index - from });
  }
  function drop(landed: boolean) {
    if (lifted && landed) applyMove(lifted.channel, lifted.by);
    setLifted(null);
  }
  function remove(channel: SocialChannel) {
    set(channels.filter((entry) => entry.channel !== channel));
    focusLater(ADD_CHANNEL_ID);
  }

  return {
    channels,
    shown,
    /** The dragged channel. */
    carried: lifted?.channel ?? null,
    announcement,
    getName,
    indexOf,
    add,
    move,
    remove,
    setUrl: (channel: SocialChannel, url: string) =>
      set(channels.map((entry) => (entry.channel === channel ? { channel, url } : entry))),
    lift: (channel: SocialChannel) => setLifted({ channel, by: 0 }),
    carryTo,
    drop,
  };
}

/** A closing menu returns the focus to its button: move it on from there. */
function focusAfterMenu(id: string) {
  const trigger = document.getElementById(ADD_CHANNEL_ID);
  trigger?.addEventListener("focus", () => document.getElementById(id)?.focus(), { once: true });
  // The last channel removes the button, so the focus cannot return to it.
  focusLater(id);
}

/** Focuses an element once it is rendered. */
function focusLater(id: string) {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}

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
