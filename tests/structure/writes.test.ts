import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SERVICES = "worker/services";

/** Services with their own batch: it only reads, or no screen shows what it writes. */
const WITHOUT_LOG = {
  "account/refresh-session.ts": "turns a token",
  "account/request-password-reset.ts": "mails a link",
  "account/staff-push.ts": "a person chooses for themselves, in one browser",
  "announcement/announce-due.ts": "notes what open pages have been told",
  "announcement/broadcast-news.ts": "reads",
  "announcement/save-announcement.ts": "reads",
  "content/collect-unused.ts": "deletes files that nothing names",
  "content/copy-language.ts": "reads",
  "content/copy-media.ts": "rows of files, which the content that names them is saved after",
  "content/file-restore-points.ts": "moves what a restore point holds, which reads the same",
  "content/restore-button.ts": "reads",
  "content/save-document.ts": "reads what is answered to a stale save",
  "content/upgrade-group.ts": "writes the same content in today's form",
  "guest/desk/deliver.ts": "reads whom an alert reaches",
  "mail/mail-preferences.ts": "a person chooses for themselves",
  "mail/mail-recipients.ts": "mails a question again",
  "mail/send-weekly-mail.ts": "mails",
  "mail/write-to-support.ts": "mails",
  "member/change-access.ts": "reads",
  "member/invite-member.ts": "reads",
  "operations/delete-expired.ts": "deletes what has run out",
  "operations/find-anything.ts": "reads",
  "operations/purge-removed.ts": "deletes what staff no longer see",
  "operations/unsent-mail.ts": "reads",
  "portal/render-again.ts": "renders the same version again",
  "portal/render-portals.ts": "reads",
  "portal/restore-published-piece.ts": "reads",
  "portal/store-publication.ts": "reads",
  "translation/continue-run.ts": "reads",
  "translation/save-term.ts": "reads",
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

it("every write that staff can see ends in commit(): a batch of a service's own is named here with its reason [S139, S156]", () => {
  const own = filesIn(SERVICES)
    .filter((file) => file !== "commit.ts")
    .filter((file) => /\.batch\(|\brunNamed\(/.test(readFileSync(`${SERVICES}/${file}`, "utf8")));
  expect(own.sort()).toEqual(Object.keys(WITHOUT_LOG).sort());
});

it("every mail is enqueued through one door, but for those that a property's desk hands on [S77, S152]", () => {
  const doors = filesIn("worker").filter((file) =>
    /insert\(outbox\)/.test(readFileSync(`worker/${file}`, "utf8")),
  );
  expect(doors.sort()).toEqual(["db/guests/desk-deliveries.ts", "db/mail/enqueue-mail.ts"]);
});
