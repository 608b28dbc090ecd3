import type { Announcement, AnnouncementContent } from "#domain/announcement/announcement.ts";
import { HOUR_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import type { Scene } from "./scene.ts";

interface Sent extends Partial<AnnouncementContent> {
  readonly isSent?: boolean;
  readonly isMeant?: boolean;
}

/** Sends a banner that ends in an hour, unless overridden. */
export function postAnnouncement(scene: Scene, { isSent = true, isMeant = true, ...more }: Sent = {}) {
  const endsAt = more.kind === "emergency" ? null : toWallTime(Date.now() + HOUR_MS, scene.property.timeZone);
  const content = announcementContent({ endsAt, ...more });
  return scene.caller.call("POST", scene.at("/announcements"), { json: { content, isSent, isMeant } });
}

export async function announce(scene: Scene, sent: Sent = {}): Promise<Announcement> {
  return (await expectAnswer(await postAnnouncement(scene, sent))) as Announcement;
}

/** Content of an announcement: by default an English banner for everyone. */
export function announcementContent(more: Partial<AnnouncementContent> = {}): AnnouncementContent {
  const texts = { en: "Lift 2 is out of order." };
  return { kind: "banner", texts, audience: null, startsAt: null, endsAt: null, notifies: false, ...more };
}
