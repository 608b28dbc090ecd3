import { type ChangeKind, CLOSE_SESSION_ENDED, REPLAY_LIMIT } from "#domain/live/live.ts";
import { selectChanges, selectLastSequence } from "../db/changes.ts";
import { openDatabase } from "../db/client.ts";
import type { ReadSession } from "../db/read-session.ts";
import { keepAttachment, type Listener, listenersAmong, send } from "./attachment.ts";
import { textsOf } from "./change-texts.ts";
import { LogEntries, type LogEntry } from "./log-entries.ts";

/** Changes after which the next licence to run out may be another. */
const CLOCK_KINDS: ReadonlySet<ChangeKind> = new Set(["licence.changed", "property.added"]);

interface Channel {
  /** Begins at the primary: the channel tells of nothing older than it was nudged for. */
  readonly openSession: () => ReadSession;
  readonly listeners: () => readonly Listener[];
  /** The group; null before the first socket. */
  readonly groupId: () => Promise<string | null>;
  /** The next look reads the licences. */
  readonly distrustClock: () => Promise<void>;
  readonly lookAtClock: () => Promise<void>;
  /** A socket is about to be closed. */
  readonly onLeave: (socket: WebSocket) => void;
}

/** Reads the change log and sends every listener what it has not seen. Its calls may not run side by side. */
export class LogDelivery {
  readonly #channel: Channel;
  readonly #entries = new LogEntries();

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /** Throws when the database does not answer; then nobody is marked as having seen what was not sent. */
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
    const textOf = textsOf(
      entries.flatMap(({ change }) => change ?? []),
      bookmarkOf(session),
    );
    // Those for whom the log was read: one accepted since may have missed what lies before these rows.
    const lagging = asTheyAre(sockets).filter((listener) => !this.#sendAfter(listener, entries, textOf));
    // What a snapshot skips was not looked at, and what can't be read may be anything. Marked before anything
    // is waited for: what was sent once is not read again, and a read of the licences that fails is made good
    // by the next alarm.
    const isClockTouched =
      lagging.length > 0 || entries.some(({ change }) => change === null || CLOCK_KINDS.has(change.kind));
    if (isClockTouched) await channel.distrustClock();
    if (lagging.length > 0) await this.#sendSnapshot(lagging, groupId);
    if (isClockTouched) await channel.lookAtClock();
    if (rows.length > REPLAY_LIMIT) await this.run();
  }

  /** Sends one socket what it has not seen. @returns false, and nothing is sent, when that is too much. */
  #sendAfter(
    { socket, attachment }: Listener,
    entries: readonly LogEntry[],
    textOf: ReturnType<typeof textsOf>,
  ): boolean {
    const { sid, lastSequence } = attachment;
    const newest = entries.at(-1);
    if (!newest || newest.sequence <= lastSequence) return true;
    const unseen =
      lastSequence < (entries[0]?.sequence ?? 0) ? entries : entries.filter(isAfter(lastSequence));
    if (unseen.length > REPLAY_LIMIT) return false;
    keepAttachment(socket, { ...attachment, lastSequence: newest.sequence });
    const text = textOf(lastSequence);
    if (text !== null) send(socket, text);
    const ended = unseen
      .flatMap(({ change }) => (change?.kind === "session.ended" ? [change.payload] : []))
      .find((session) => session.sid === sid);
    if (ended) {
      send(socket, { type: "session-ended", ...(ended.isRemoved ? { isRemoved: true } : {}) });
      this.#channel.onLeave(socket);
      socket.close(CLOSE_SESSION_ENDED, "The session has ended.");
    }
    return true;
  }

  /** Tells sockets that missed too much to read everything again. */
  async #sendSnapshot(lagging: readonly Listener[], groupId: string): Promise<void> {
    const session = this.#channel.openSession();
    const [row] = await selectLastSequence(openDatabase(session.database), groupId);
    const sequence = row?.sequence ?? 0;
    for (const { socket, attachment } of asTheyAre(lagging)) {
      keepAttachment(socket, { ...attachment, lastSequence: sequence });
      send(socket, { type: "snapshot", sequence, bookmark: bookmarkOf(session) });
    }
  }
}

/** The same sockets by now: while the database was asked, some closed, and tabs said where they are. */
function asTheyAre(listeners: readonly Listener[]): Listener[] {
  return listenersAmong(listeners.map(({ socket }) => socket));
}

function bookmarkOf(session: ReadSession): string | undefined {
  return session.bookmark() ?? undefined;
}

function isAfter(sequence: number) {
  return (entry: LogEntry) => entry.sequence > sequence;
}
