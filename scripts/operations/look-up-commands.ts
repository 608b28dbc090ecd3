import type { Findings, GroupPage, GroupPropertyPage, UnsentMail } from "#domain/account/found.ts";
import { type Command, parseId } from "./command.ts";
import { type OpsCall, OpsError } from "./ops-call.ts";

/** All pages of a list. */
async function readAll<Item>(call: OpsCall, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const response = await call("GET", cursor ? `${path}?cursor=${cursor}` : path);
    const page = (await response.json()) as { items: Item[]; nextCursor?: string };
    items.push(...page.items);
    cursor = page.nextCursor;
    isMore = cursor !== undefined;
  }
  return items;
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function mailLine({
  id,
  kind,
  recipient,
  createdAt,
  attempts,
  dueAt,
  lastError,
}: UnsentMail["items"][number]) {
  const next = dueAt === null ? "given up" : `again ${dueAt}`;
  return `  ${id}  ${kind}  ${recipient}  of ${createdAt}  ${count(attempts, "attempt", "attempts")}, ${next}  ${lastError ?? ""}`.trimEnd();
}

async function mailList(call: OpsCall): Promise<string> {
  const { waiting, overdue, givenUp, items } = (await (await call("GET", "/mail")).json()) as UnsentMail;
  const sum = `${waiting} waiting, ${overdue} of them for more than a quarter of an hour; ${givenUp} given up.`;
  return [sum, ...items.map(mailLine)].join("\n");
}

/** Look-ups for support, undelivered mail, and closing a person's screens. */
export const LOOK_UP_COMMANDS: Readonly<Record<string, Command>> = {
  groups: {
    usage: "",
    about: "lists all groups with their companies",
    words: 0,
    run: async (call) => {
      const groups = await readAll<GroupPage["items"][number]>(call, "/groups");
      return [
        ...groups.map(
          ({ id, name, company, properties, people }) =>
            `${id}  ${name} (${company})  ${count(properties, "property", "properties")}, ${count(people, "person", "people")}`,
        ),
        `${count(groups.length, "group", "groups")}.`,
      ].join("\n");
    },
  },
  properties: {
    usage: "GROUP",
    about: "lists the properties of a group, removed ones included",
    words: 1,
    run: async (call, [groupId]) => {
      const path = `/groups/${parseId(groupId)}/properties`;
      const properties = await readAll<GroupPropertyPage["items"][number]>(call, path);
      return [
        ...properties.map(
          ({ id, name, slug, licenceKey, licence, publishedNumber, removedAt }) =>
            `${id}  ${name}  /p/${slug}  ${licenceKey ?? "no key"}  licence ${licence ?? "not decided"}, version ${publishedNumber ?? "none"}${removedAt ? `, removed ${removedAt}` : ""}`,
        ),
        `${count(properties.length, "property", "properties")}.`,
      ].join("\n");
    },
  },
  find: {
    usage: "TEXT",
    about: "finds properties, people and groups by slug, address, licence key, QR code, id or part of a name",
    words: 1,
    run: async (call, [text = ""]) => {
      const response = await call("GET", `/find?text=${encodeURIComponent(text)}`);
      const { items } = (await response.json()) as Findings;
      if (items.length === 0) throw new OpsError(`Nothing is called ${text}.`);
      return items
        .map(
          ({ kind, by, id, name, groupId, detail }) =>
            `${kind}  ${id}  ${name}  ${detail}  group ${groupId}  (by ${by})`,
        )
        .join("\n");
    },
  },
  mail: {
    usage: "[send ID]",
    about: "lists the mail that was not sent, with the reason; send tries one again now",
    words: [0, 2],
    run: async (call, [verb, id]) => {
      if (verb === undefined) return mailList(call);
      if (verb !== "send" || !id) throw new OpsError("Usage: mail [send ID]");
      await call("POST", `/mail/${encodeURIComponent(id)}/send`);
      return `${id} is tried now; mail says how it went.`;
    },
  },
  sessions: {
    usage: "end EMAIL",
    about: "ends every session of a person and closes their screens",
    words: 2,
    run: async (call, [verb, email]) => {
      if (verb !== "end") throw new OpsError("Usage: sessions end EMAIL");
      const response = await call("POST", "/sessions/end", { email });
      const { ended } = (await response.json()) as { ended: number };
      return `Ended ${count(ended, "session", "sessions")} of ${email}.`;
    },
  },
};
