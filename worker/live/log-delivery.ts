/**
 * Sends a group's change log to its sockets. Exposes `run()`, called by the group channel for each nudge, alarm
 * and new client. Sockets that missed too much get a snapshot message instead.
 */

import {
  type ChangeKind,
  CLOSE_SESSION_ENDED,
  type LoggedChange,
  REPLAY_LIMIT,
  type ServerMessage,
} from "#domain/live/live.ts";
import { selectSessionAccess } from "../db/account/access.ts";
import { type ChangeRow, selectChanges, selectLastSequence, toLoggedChange } from "../db/changes.ts";
import { openDatabase } from "../db/client.ts";
import type { ReadSession } from "../db/read-session.ts";
import { logEvent } from "../log-event.ts";
import { type Attachment, getListeners, type Listener, maySee, send, storeAttachment } from "./attachment.ts";

/** A row of the change log. `null`: unreadable by this version. */
interface LogEntry {
  readonly sequence: number;
  readonly change: LoggedChange | null;
}

/**
 * Parses rows of the change log, and reports each unreadable row once: its sequence and kind, never its
 * payload.
 *
 * A row is unreadable if a newer version wrote an unknown kind, or its payload is damaged. Later changes must
 * be delivered all the same.
 */
class LogEntries {
  #reportedUntil = 0;

  of(rows: readonly ChangeRow[]): LogEntry[] {
    return rows.map((row) => {
      const change = toLoggedChange(row);
      if (!change) this.#report(row);
      return { sequence: row.sequence, change };
    });
  }

  #report({ sequence, groupId, kind }: ChangeRow): void {
    if (sequence <= this.#reportedUntil) return;
    this.#reportedUntil = sequence;
    logEvent("live.change_skipped", { sequence, groupId, kind });
  }
}

/** Changes that may affect when a licence or an access ends next. */
const CLOCK_KINDS: ReadonlySet<ChangeKind> = new Set([
  "licence.changed",
  "property.added",
  "members.changed",
]);

interface Channel {
  /** Starts at the primary, so that reads include the write of the nudge. */
  readonly openSession: () => ReadSession;
  readonly listeners: () => readonly Listener[];
  /** Id of the group; `null` before the first socket. */
  readonly groupId: () => Promise<string | null>;
  /** Makes the next look read the licences. */
  readonly distrustClock: () => Promise<void>;
  readonly lookAtClock: () => Promise<void>;
  /** Called before a socket is closed. */
  readonly onLeave: (socket: WebSocket) => void;
}

/** Reads the change log and sends each listener its missing changes. Calls must not overlap. */
export class LogDelivery {
  readonly #channel: Channel;
  readonly #entries = new LogEntries();

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /** Throws if the database is unavailable; then no socket's sequence moves. */
  async run(): Promise<void> {
    const channel = this.#channel;
    const groupId = await channel.groupId();
    const sockets = channel.listeners();
    if (groupId === null || sockets.length === 0) return;
    const from = Math.min(...sockets.map(({ attachment }) => attachment.lastSequence));
    const session = channel.openSession();
    const rows = await selectChanges(openDatabase(session.database), groupId, from, REPLAY_LIMIT + 1);
    if (rows.length === 0) return;
    const entries = this.#entries.of(rows);
    const renewed = await this.#renewAccess(session, sockets, entries);
    const getText = createChangeWriter(
      entries.flatMap(({ change }) => change ?? []),
      findBookmark(session),
    );
    // Only the sockets for which the log was read: newer ones may need earlier rows.
    const lagging = asTheyAre(sockets).filter(
      (listener) => !this.#sendAfter(listener, entries, { getText, isRenewed: renewed.has(listener.socket) }),
    );
    // Skipped rows (snapshot) and unreadable rows may be licence changes. Marked before the first await: sent
    // rows are not read again, and a failed licence read is retried by the next alarm.
    const isClockTouched =
      lagging.length > 0 || entries.some(({ change }) => change === null || CLOCK_KINDS.has(change.kind));
    if (isClockTouched) await channel.distrustClock();
    if (lagging.length > 0) await this.#sendSnapshot(lagging, groupId);
    if (isClockTouched) await channel.lookAtClock();
    if (rows.length > REPLAY_LIMIT) await this.run();
  }

  /**
   * Reads again what each person may see, after members changed and before anything is sent to them.
   *
   * @returns the sockets that see other properties than before, and so must read everything again.
   */
  async #renewAccess(
    session: ReadSession,
    sockets: readonly Listener[],
    entries: readonly LogEntry[],
  ): Promise<ReadonlySet<WebSocket>> {
    const renewed = new Set<WebSocket>();
    if (!entries.some(({ change }) => change?.kind === "members.changed")) return renewed;
    const sids = [...new Set(sockets.map(({ attachment }) => attachment.sid))];
    const rows = await selectSessionAccess(openDatabase(session.database), sids);
    const found = new Map(rows.map(({ sid, properties, endsAt }) => [sid, { properties, endsAt }]));
    for (const { socket, attachment } of asTheyAre(sockets)) {
      const access = found.get(attachment.sid);
      if (!access) continue;
      const [before, now] = [attachment.access.properties, access.properties].map((ids) =>
        ids?.toSorted().join(),
      );
      if (before !== now) renewed.add(socket);
      storeAttachment(socket, { ...attachment, access });
    }
    return renewed;
  }

  /**
   * Sends a socket its missing changes, as far as its person may see them.
   *
   * @returns `false`, without sending, if there are too many, or if the person sees other properties than before.
   */
  #sendAfter(
    { socket, attachment }: Listener,
    entries: readonly LogEntry[],
    { getText, isRenewed }: { readonly getText: ChangeWriter; readonly isRenewed: boolean },
  ): boolean {
    const { sid, lastSequence } = attachment;
    const newest = entries.at(-1);
    if (!newest || newest.sequence <= lastSequence) return true;
    const unseen =
      lastSequence < (entries[0]?.sequence ?? 0) ? entries : entries.filter(isAfter(lastSequence));
    if (unseen.length > REPLAY_LIMIT) return false;
    const ended = unseen
      .flatMap(({ change }) => (change?.kind === "session.ended" ? [change.payload] : []))
      .find((session) => session.sid === sid);
    if (isRenewed && !ended) return false;
    storeAttachment(socket, { ...attachment, lastSequence: newest.sequence });
    const text = getText(attachment);
    if (text !== null) send(socket, text);
    if (ended) {
      send(socket, { type: "session-ended", ...(ended.isRemoved ? { isRemoved: true } : {}) });
      this.#channel.onLeave(socket);
      socket.close(CLOSE_SESSION_ENDED, "The session has ended.");
    }
    return true;
  }

  /** Makes sockets that missed too much read everything again. */
  async #sendSnapshot(lagging: readonly Listener[], groupId: string): Promise<void> {
    const session = this.#channel.openSession();
    const [row] = await selectLastSequence(openDatabase(session.database), groupId);
    const sequence = row?.sequence ?? 0;
    for (const { socket, attachment } of asTheyAre(lagging)) {
      storeAttachment(socket, { ...attachment, lastSequence: sequence });
      send(socket, { type: "snapshot", sequence, bookmark: findBookmark(session) });
    }
  }
}

/** The same sockets after an await: some may have closed or changed their location. */
function asTheyAre(listeners: readonly Listener[]): Listener[] {
  return getListeners(listeners.map(({ socket }) => socket));
}

function findBookmark(session: ReadSession): string | undefined {
  return session.bookmark() ?? undefined;
}

function isAfter(sequence: number) {
  return (entry: LogEntry) => entry.sequence > sequence;
}

type ChangeWriter = (socket: Pick<Attachment, "lastSequence" | "access">) => string | null;

/**
 * Serialises changes for sockets by their last sequence and access: all later ones as one message; `null`: none.
 * Cached, since most sockets have the same. `session.ended` is left out: it is sent to its own session only.
 */
function createChangeWriter(changes: readonly LoggedChange[], bookmark: string | undefined): ChangeWriter {
  const texts = new Map<string, string | null>();
  return ({ lastSequence, access }) => {
    const key = JSON.stringify([lastSequence, access.properties]);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const unsent = changes.filter(
      ({ sequence, kind, propertyId }) =>
        sequence > lastSequence && kind !== "session.ended" && maySee(access, propertyId),
    );
    const message: ServerMessage = { type: "changes", changes: unsent, bookmark };
    const text = unsent.length > 0 ? JSON.stringify(message) : null;
    texts.set(key, text);
    return text;
  };
}
