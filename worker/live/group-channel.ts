import { DurableObject } from "cloudflare:workers";
import {
  type ChangeKind,
  CLIENT_MESSAGE_LENGTH_MAX,
  CLOSE_POLICY,
  CLOSE_SESSION_ENDED,
  CLOSE_SILENT,
  CLOSE_TOO_BIG,
  clientMessageSchema,
  type LoggedChange,
  PING,
  PONG,
  REPLAY_LIMIT,
  type ServerMessage,
} from "#domain/live.ts";
import { NOWHERE } from "#domain/presence.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { selectPrincipal } from "../db/access.ts";
import { selectChanges, selectLastSequence, toLoggedChange } from "../db/changes.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { selectLicences } from "../db/properties.ts";
import { fullAllowance, spend } from "./allowance.ts";
import { attachmentOf, isOpen, keepAttachment, send } from "./attachment.ts";
import { textsOf } from "./change-texts.ts";
import { LicenceWatch } from "./licence-watch.ts";
import { Presence } from "./presence.ts";
import { ADMISSION_HEADER, admissionSchema } from "./ticket.ts";

/** How often the log is read although nobody nudged, while somebody listens. */
const CATCH_UP_INTERVAL_MS = 30 * SECOND_MS;
/**
 * A socket that has not pinged for so long is dead, or its browser sleeps; awake, it comes back by itself.
 * A tab in the background may ping once a minute only.
 */
const SILENCE_MAX_MS = 180 * SECOND_MS;
const SOCKETS_PER_SESSION_MAX = 10;

/** Close codes that may not be sent on, by RFC 6455. */
const UNSENDABLE_CODES: ReadonlySet<number> = new Set([1005, 1006, 1015]);

/** Changes after which the next licence to run out may be another. */
const CLOCK_KINDS: ReadonlySet<ChangeKind> = new Set(["licence.changed", "property.added"]);

interface Identity {
  readonly companyId: string;
  readonly groupId: string;
}

/**
 * The live channel of one group: every open browser of its staff on one hibernating object.
 *
 * The change log in D1 is the truth. A nudge, an alarm and a connecting client all do the same thing:
 * read the log after what a socket last saw, in order. Nothing is kept in memory that can't be read again.
 */
export class GroupChannel extends DurableObject<Env> {
  #delivering: Promise<void> = Promise.resolve();
  readonly #presence = new Presence({
    sockets: () => this.ctx.getWebSockets(),
    quiet: () => this.#delivering,
  });

  readonly #licences = new LicenceWatch({
    storage: this.ctx.storage,
    readLicences: () => this.#readLicences(),
    tell: (propertyId) => {
      for (const socket of this.ctx.getWebSockets()) send(socket, { type: "licence-clock", propertyId });
    },
  });

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Something new is in the log. Answers when every open socket has been sent it. */
  async nudge(companyId: string, groupId: string): Promise<void> {
    if (this.ctx.getWebSockets().length === 0) return;
    await this.#keepIdentity({ companyId, groupId });
    await this.#deliver();
  }

  /**
   * Sends every open screen a word that is in no log, and that only the present moment needs.
   *
   * @returns whether anybody heard it.
   */
  tell(message: ServerMessage): boolean {
    const sockets = this.ctx.getWebSockets().filter(isOpen);
    const text = JSON.stringify(message);
    for (const socket of sockets) send(socket, text);
    return sockets.length > 0;
  }

  /**
   * Takes the upgrade of a client whose ticket the Worker has verified. A ticket opens one socket;
   * `since` is the last sequence the client saw, or null for a client that has just read everything.
   */
  override async fetch(request: Request): Promise<Response> {
    const { ticket, since } = admissionSchema.parse(JSON.parse(request.headers.get(ADMISSION_HEADER) ?? ""));
    if (await this.ctx.storage.get(`ticket:${ticket.id}`)) return new Response(null, { status: 401 });
    await this.ctx.storage.put(`ticket:${ticket.id}`, ticket.expiresAt);
    // The session may have ended since the ticket was given.
    const credential = { kind: "token", sid: ticket.sid } as const;
    const now = Date.now();
    const [principal] = await selectPrincipal(this.#database(), credential, now);
    if (!principal) return new Response(null, { status: 401 });
    await this.#keepIdentity(ticket);
    if (this.ctx.getWebSockets(ticket.sid).length >= SOCKETS_PER_SESSION_MAX) {
      return new Response(null, { status: 429 });
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [ticket.sid]);
    const sequence = since ?? (await this.#lastSequence(ticket.groupId));
    keepAttachment(server, {
      sid: ticket.sid,
      uid: principal.uid,
      name: principal.displayName,
      lastSequence: sequence,
      where: NOWHERE,
      toldAt: now,
      allowance: fullAllowance(now),
    });
    send(server, { type: "hello", sequence });
    const isFirst = this.ctx.getWebSockets().length === 1;
    const isAsleep = isFirst || (await this.ctx.storage.getAlarm()) === null;
    await this.#deliver();
    if (isAsleep) {
      await this.#inTurn(async () => {
        await this.#licences.begin(now);
        await this.#lookAtClock(now);
      });
    }
    return new Response(null, { status: 101, webSocket: client });
  }

  /** A client says where its tab is, and nothing else; pings are answered without waking the object. */
  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const length = typeof message === "string" ? message.length : message.byteLength;
    if (length > CLIENT_MESSAGE_LENGTH_MAX) return socket.close(CLOSE_TOO_BIG, "That is too long.");
    const now = Date.now();
    const attachment = attachmentOf(socket);
    const allowance = spend(attachment.allowance, now);
    const said = readClientMessage(message);
    if (!said || !allowance) return socket.close(CLOSE_POLICY, "That is not expected here.");
    keepAttachment(socket, { ...attachment, allowance });
    const { type: _type, ...where } = said;
    this.#presence.move(socket, where, now);
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    this.#presence.leave(socket);
    try {
      socket.close(UNSENDABLE_CODES.has(code) ? 1000 : code, reason);
    } catch {
      // Already closed by the runtime: there is nobody left to tell.
    }
  }

  /** The runtime closes the socket itself; the client comes back with the sequence it saw last. */
  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#presence.leave(socket);
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const tickets = await this.ctx.storage.list<EpochMs>({ prefix: "ticket:" });
    const expired = [...tickets].filter(([, expiresAt]) => expiresAt <= now).map(([key]) => key);
    await this.ctx.storage.delete(expired.slice(0, 128));
    this.#closeSilent(now);
    await this.#inTurn(() => this.#lookAtClock(now));
    await this.#deliver();
  }

  /** Written once: what is sent waits for what is written. */
  async #keepIdentity({ companyId, groupId }: Identity): Promise<void> {
    if (await this.ctx.storage.get("identity")) return;
    await this.ctx.storage.put<Identity>("identity", { companyId, groupId });
  }

  #closeSilent(now: EpochMs): void {
    for (const socket of this.ctx.getWebSockets()) {
      const heardAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
      if (now - Math.max(heardAt, attachmentOf(socket).toldAt) <= SILENCE_MAX_MS) continue;
      this.#presence.leave(socket);
      socket.close(CLOSE_SILENT, "Nothing was heard for long.");
    }
  }

  #deliver(): Promise<void> {
    return this.#inTurn(() => this.#readLog());
  }

  /** One after another: no socket sees a later change first, and no clock is set by older licences. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#delivering.then(work);
    this.#delivering = done.catch(() => undefined);
    return done;
  }

  async #readLog(): Promise<void> {
    const identity = await this.ctx.storage.get<Identity>("identity");
    const sockets = this.ctx.getWebSockets().filter(isOpen);
    if (!identity || sockets.length === 0) return;
    const from = Math.min(...sockets.map((socket) => attachmentOf(socket).lastSequence));
    const rows = await selectChanges(this.#database(), identity.groupId, from, REPLAY_LIMIT + 1);
    if (rows.length === 0) return;
    const changes = rows.map(toLoggedChange);
    const textOf = textsOf(changes);
    const lagging = sockets.filter((socket) => !this.#sendAfter(socket, changes, textOf));
    // What a snapshot skips was not looked at. Marked before anything is waited for: what was sent once is
    // not read again, and a read of the licences that fails is made good by the next alarm.
    const isClockTouched = lagging.length > 0 || changes.some((change) => CLOCK_KINDS.has(change.kind));
    if (isClockTouched) await this.#licences.distrust();
    if (lagging.length > 0) await this.#sendSnapshot(lagging, identity.groupId);
    if (isClockTouched) await this.#lookAtClock(Date.now());
    if (rows.length > REPLAY_LIMIT) await this.#readLog();
  }

  /** Sends one socket what it has not seen. @returns false, and nothing is sent, when that is too much. */
  #sendAfter(
    socket: WebSocket,
    changes: readonly LoggedChange[],
    textOf: ReturnType<typeof textsOf>,
  ): boolean {
    const attachment = attachmentOf(socket);
    const { sid, lastSequence } = attachment;
    const newest = changes.at(-1);
    if (!newest || newest.sequence <= lastSequence) return true;
    const unseen =
      lastSequence < (changes[0]?.sequence ?? 0) ? changes : changes.filter(isAfter(lastSequence));
    if (unseen.length > REPLAY_LIMIT) return false;
    keepAttachment(socket, { ...attachment, lastSequence: newest.sequence });
    const text = textOf(lastSequence);
    if (text !== null) send(socket, text);
    if (unseen.some((change) => change.kind === "session.ended" && change.payload.sid === sid)) {
      send(socket, { type: "session-ended" });
      this.#presence.leave(socket);
      socket.close(CLOSE_SESSION_ENDED, "The session has ended.");
    }
    return true;
  }

  /** Tells sockets that missed too much to read everything anew. */
  async #sendSnapshot(sockets: readonly WebSocket[], groupId: string): Promise<void> {
    const sequence = await this.#lastSequence(groupId);
    for (const socket of sockets) {
      keepAttachment(socket, { ...attachmentOf(socket), lastSequence: sequence });
      send(socket, { type: "snapshot", sequence });
    }
  }

  /** Wakes at the next licence that runs out, and now and then while anybody listens. */
  async #lookAtClock(now: EpochMs): Promise<void> {
    if (this.ctx.getWebSockets().length === 0) return;
    const nextAt = await this.#licences.look(now);
    await this.ctx.storage.setAlarm(Math.min(now + CATCH_UP_INTERVAL_MS, nextAt));
  }

  async #readLicences() {
    const identity = await this.ctx.storage.get<Identity>("identity");
    return identity ? selectLicences(this.#database(), identity.groupId) : [];
  }

  async #lastSequence(groupId: string): Promise<number> {
    const [row] = await selectLastSequence(this.#database(), groupId);
    return row?.sequence ?? 0;
  }

  #database(): Database {
    return openDatabase(this.env.DB);
  }
}

function isAfter(sequence: number) {
  return (change: LoggedChange) => change.sequence > sequence;
}

function readClientMessage(message: string | ArrayBuffer) {
  try {
    return clientMessageSchema.parse(JSON.parse(String(message)));
  } catch {
    // No JSON, or not what a client of ours says.
    return null;
  }
}
