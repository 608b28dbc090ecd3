import type { DeskPerson, DeskScreen } from "#domain/account/desk.ts";
import type { EpochMs } from "#domain/time.ts";
import { selectDeskPeople } from "../../db/account/desks.ts";
import { shownAddress } from "../../db/account/members.ts";
import { getDatabase } from "../../db/client.ts";
import { logEvent } from "../../log-event.ts";
import type { FoundDesk } from "./find-desk.ts";

const HINT_LENGTH = 12;

const toMoment = (at: EpochMs) => new Date(at).toISOString();

type PersonRow = Awaited<ReturnType<typeof selectDeskPeople>>[number];

/** People with one name are told apart by the beginning of their addresses. */
function toPeople(rows: readonly PersonRow[]): DeskPerson[] {
  const names = rows.map(({ displayName }) => displayName.toLocaleLowerCase());
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return rows.map(({ uid, displayName, email, hasDigits, lastAt }) => {
    const isAlone = !isShared(displayName.toLocaleLowerCase());
    const hint = isAlone ? null : (shownAddress(email).split("@")[0] ?? "").slice(0, HINT_LENGTH);
    return { uid, displayName, hint, hasDigits, lastAt: lastAt === null ? null : toMoment(lastAt) };
  });
}

/** The requests that wait at a property; `null` if its guests' messages can't be read at this moment. */
async function readWaiting(env: Env, propertyId: string, now: EpochMs): Promise<DeskScreen["waiting"]> {
  try {
    const { open, oldestAt, overdue } = await env.GUEST_DESK.getByName(propertyId).getWaiting(now);
    return { open, overdue, oldestAt: oldestAt === null ? null : toMoment(oldestAt) };
  } catch (error) {
    logEvent("item_set_aside", { kind: "waiting requests", propertyId, error });
    return null;
  }
}

/** The screen of a shared desk while nobody is signed in: names and numbers, nothing of guests. */
export async function readDeskScreen(env: Env, found: FoundDesk, now: EpochMs): Promise<DeskScreen> {
  const { property, ...desk } = found;
  const db = getDatabase(env, property.groupId);
  const [rows, waiting] = await Promise.all([
    selectDeskPeople(db, { desk, property, now }),
    readWaiting(env, property.id, now),
  ]);
  const { id, name, quietMinutes, pairedAt, pairedBy } = desk;
  return {
    desk: { id, name, quietMinutes, pairedAt: toMoment(pairedAt ?? now), pairedBy },
    property: {
      id: property.id,
      name: property.name,
      timeZone: property.timeZone,
      thumbnail: property.thumbnail,
    },
    people: toPeople(rows),
    waiting,
  };
}
