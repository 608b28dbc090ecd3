import type { Announcement, AnnouncementContent } from "#domain/announcement/announcement.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { announcementContent } from "./announcement-content.ts";
import { localTimeIn } from "./planned.ts";
import type { Scene } from "./scene.ts";

interface Sent extends Partial<AnnouncementContent> {
  readonly isSent?: boolean;
  readonly isMeant?: boolean;
}

/** Sends a banner that ends in an hour, unless something else is said. */
export function postAnnouncement(scene: Scene, { isSent = true, isMeant = true, ...more }: Sent = {}) {
  const endsAt = more.kind === "emergency" ? null : localTimeIn(scene, 60);
  const content = announcementContent({ endsAt, ...more });
  return scene.caller.call("POST", scene.at("/announcements"), { json: { content, isSent, isMeant } });
}

export async function announce(scene: Scene, sent: Sent = {}): Promise<Announcement> {
  return (await expectAnswer(await postAnnouncement(scene, sent))) as Announcement;
}
