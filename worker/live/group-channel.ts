/**
 * Live channel of a group: the WebSockets of all its open screens, on one hibernating Durable Object. Exposes
 * `nudge` (the log has new rows), `tell` (a message outside the log), `fetch` (a client's upgrade) and `erase`.
 * It exists so that open screens show changes without polling.
 */

import { PERIODS } from "#domain/account/retention.ts";
import { PING, PONG } from "#domain/live/heartbeat.ts";
import {
  CLIENT_MESSAGE_LENGTH_MAX,
  CLOSE_POLICY,
  CLOSE_SESSION_ENDED,
  CLOSE_TOO_BIG,
  type ServerMessage,
} from "#domain/live/live.ts";
import { clientMessageSchema } from "#domain/live/live-schema.ts";
import { NO_LOCATION } from "#domain/live/presence.ts";
import { DAY_MS, type EpochMs, SECOND_MS } from "#domain/time.ts";
import { type Principal, selectPrincipal, selectSessionAccess } from "../db/account/access.ts";
import { selectContinuation } from "../db/changes.ts";
import { ANY_GROUP, type Database, getDatabase, openDatabase } from "../db/client.ts";
import { readMaintenance } from "../db/flags/maintenance.ts";
import { selectLicences } from "../db/property/properties.ts";
import { openReadSession, type ReadSession } from "../db/read-session.ts";
import { LocatedObject } from "../located-object.ts";
import { type LogEventName, logEvent } from "../log-event.ts";
import {
  findAttachment,
  getListeners,
  type Listener,
  maySee,
  type SocketAccess,
  send,
  storeAttachment,
} from "./attachment.ts";
import { LicenceWatch } from "./licence-watch.ts";
import { LogDelivery } from "./log-delivery.ts";
import { MaintenanceWatch } from "./maintenance-watch.ts";
import { Presence } from "./presence.ts";
import { SilentSockets } from "./silent-sockets.ts";
import { SpentTickets } from "./spent-tickets.ts";
import { ADMISSION_HEADER, type Admission, admissionSchema } from "./ticket.ts";
import { fullBucket, MESSAGE_PACE, spend } from "./token-bucket.ts";

/**
 * Interval of the alarm while sockets are open. It checks the maintenance flag and reads the log even without a
 * nudge, so that an open screen follows the flag within ten seconds.
 */
const CATCH_UP_INTERVAL_MS = 8 * SECOND_MS;
/** Delay before a failed database read is retried. */
const RETRY_AFTER_MS = 5 * SECOND_MS;
/** Close codes that must not be sent (RFC 6455). */
const UNSENDABLE_CODES: ReadonlySet<number> = new Set([1005, 1006, 1015]);

interface Opening extends Admission {
  readonly hasMissed: boolean;
  /** Bookmark of the read that admitted the client. */
  readonly bookmark: string | undefined;
  readonly access: SocketAccess;
}

interface Identity {
  readonly companyId: string;
  readonly groupId: string;
}

/**
 * The change log in D1 is the source of truth. A nudge, an alarm and a new client all do the same: read the log
 * after a socket's last sequence, in order. Nothing is only in memory. A failed read is logged and retried by
 * the alarm, which is always set while sockets are open.
 */
export class GroupChannel extends LocatedObject {
  #turns: Promise<void> = Promise.resolve();
  /** The next delivery in the queue; it serves all callers until it starts. */
  #nextDelivery: Promise<void> | null = null;
  readonly #tickets = new SpentTickets(this.ctx.storage);
  readonly #presence = new Presence({
    listeners: () => this.#listeners(),
    size: () => this.ctx.getWebSockets().length,
    quiet: () => this.#turns,
  });

  readonly #silent = new SilentSockets(this.ctx, (socket) => this.#presence.leave(socket));

  readonly #licences = new LicenceWatch({
    storage: this.ctx.storage,
    readLicences: () => this.#readLicences(),
    notify: (propertyId) => {
      this.#sendAbout(propertyId, { type: "licence-clock", propertyId });
    },
  });

  readonly #maintenance = new MaintenanceWatch({
    storage: this.ctx.storage,
    readFlag: () => readMaintenance(this.env.FLAGS, Date.now()),
    notify: (flag) => {
      for (const { socket } of this.#listeners()) send(socket, { type: "maintenance", flag });
    },
  });

  readonly #log = new LogDelivery({
    openSession: () => this.#openSession(),
    listeners: () => this.#listeners(),
    groupId: async () => (await this.#identity())?.groupId ?? null,
    distrustClock: () => this.#licences.distrust(),
    lookAtClock: () => this.#lookAtClock(Date.now()),
    onLeave: (socket) => this.#presence.leave(socket),
  });

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Liveness for `/healthz`. */
  isHere(): boolean {
    return true;
  }

  /**
   * Notifies of new rows in the log. Resolves when they were sent to all open sockets, or the alarm is set to
   * retry.
   */
  async nudge(companyId: string, groupId: string): Promise<void> {
    if (this.ctx.getWebSockets().length === 0) return;
    await this.#keepIdentity({ companyId, groupId });
    await this.#deliver();
  }

  /**
   * Sends a message about a property that is not in the log, because it matters only now.
   *
   * @returns whether anybody listens who may see the property.
   */
  tell(propertyId: string, message: ServerMessage): boolean {
    return this.#sendAbout(propertyId, message);
  }

  #sendAbout(propertyId: string, message: ServerMessage): boolean {
    const listeners = this.#listeners().filter(({ attachment }) => maySee(attachment.access, propertyId));
    const text = JSON.stringify(message);
    for (const { socket } of listeners) send(socket, text);
    return listeners.length > 0;
  }

  /**
   * Upgrades a client whose ticket the Worker has verified. A ticket opens one socket; `since` is the client's
   * last sequence, or `null` if it has just read everything.
   *
   * Refuses with 401 (ticket used, or session ended), 429 (too many sockets or openings of the session) or 503
   * (database unavailable). A refusal leaves no socket open.
   */
  override async fetch(request: Request): Promise<Response> {
    const admission = admissionSchema.parse(JSON.parse(request.headers.get(ADMISSION_HEADER) ?? ""));
    const { ticket } = admission;
    const now = Date.now();
    const claim = await this.#tickets.claim(ticket, now);
    if (claim !== "granted") return new Response(null, { status: claim === "used" ? 401 : 429 });
    await this.#keepIdentity(ticket);
    let principal: Principal | undefined;
    let access: SocketAccess | undefined;
    let hasMissed = false;
    const session = this.#openSession();
    const db = openDatabase(session.database);
    try {
      // The session may have ended since the ticket was issued.
      const [member] = await selectPrincipal(db, { kind: "token", sid: ticket.sid }, now);
      principal = member?.principal;
      access = principal && (await readAccess(db, principal));
      hasMissed = principal !== undefined && (await isCutOff(db, admission, principal.sequence, now));
    } catch (error) {
      this.#report("live.opening_refused", error);
      return new Response(null, { status: 503 });
    }
    if (!principal || !access) return new Response(null, { status: 401 });
    if (!this.#silent.hasRoom(ticket.sid, now)) return new Response(null, { status: 429 });
    const seen = hasMissed ? null : admission.since;
    const bookmark = session.bookmark() ?? undefined;
    const client = this.#accept({ ticket, since: seen, hasMissed, bookmark, access }, principal, now);
    this.ctx.waitUntil(this.#bringUpToDate(now));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Must not await: a visible socket must have its attachment. */
  #accept(
    { ticket, since, hasMissed, bookmark, access }: Opening,
    principal: Principal,
    now: EpochMs,
  ): WebSocket {
    const { 0: client, 1: server } = new WebSocketPair();
    const sequence = since ?? principal.sequence;
    this.ctx.acceptWebSocket(server, [ticket.sid]);
    storeAttachment(server, {
      sid: ticket.sid,
      access,
      uid: principal.uid,
      name: principal.displayName,
      lastSequence: sequence,
      where: NO_LOCATION,
      toldAt: now,
      allowance: fullBucket(MESSAGE_PACE, now),
    });
    send(server, { type: "hello", sequence });
    if (hasMissed) send(server, { type: "snapshot", sequence, bookmark });
    return client;
  }

  /** Sends a new socket what it may have missed. The first socket also starts the licence clock. */
  async #bringUpToDate(now: EpochMs): Promise<void> {
    const isFirst = this.#listeners().length === 1;
    await this.#inTurn(async () => {
      if (!isFirst && (await this.ctx.storage.getAlarm()) !== null) return;
      await this.#licences.begin(now);
      await this.#lookAtClock(now);
    });
    // Last: if the log can't be read, it sets the alarm to retry.
    await this.#deliver();
  }

  /** A client message contains only its location; pings are answered without waking the object. */
  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const length = typeof message === "string" ? message.length : message.byteLength;
    if (length > CLIENT_MESSAGE_LENGTH_MAX) return socket.close(CLOSE_TOO_BIG, "That is too long.");
    const now = Date.now();
    const attachment = findAttachment(socket);
    const allowance = attachment && spend(attachment.allowance, MESSAGE_PACE, now);
    const said = readClientMessage(message);
    if (!said || !allowance) return socket.close(CLOSE_POLICY, "That is not expected here.");
    const { type: _type, ...where } = said;
    this.#presence.move({ socket, attachment: { ...attachment, allowance } }, where, now);
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    this.#presence.leave(socket);
    try {
      socket.close(UNSENDABLE_CODES.has(code) ? 1000 : code, reason);
    } catch {
      // Already closed by the runtime.
    }
  }

  /** The runtime closes the socket; the client reconnects with its last sequence. */
  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#presence.leave(socket);
  }

  /** Runs all steps; if some throw, the others still run, and all are repeated soon. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    const steps = {
      tickets: () => this.#tickets.deleteExpired(now),
      silent: () => this.#silent.close(now),
      ended: () => this.#closeEnded(now),
      maintenance: () => (this.#listeners().length > 0 ? this.#maintenance.look() : undefined),
      clock: () => this.#inTurn(() => this.#lookAtClock(now)),
      log: () => this.#deliver(),
    };
    for (const [step, take] of Object.entries(steps)) {
      try {
        await take();
      } catch (error) {
        logEvent("item_set_aside", { kind: "alarm", step, channel: this.ctx.id.toString(), error });
        await this.ctx.storage.setAlarm(now + RETRY_AFTER_MS);
      }
    }
  }

  /** Closes the sockets of those whose access has ended. */
  #closeEnded(now: EpochMs): void {
    for (const { socket, attachment } of this.#listeners()) {
      const { endsAt } = attachment.access;
      if (endsAt === null || endsAt > now) continue;
      send(socket, { type: "session-ended", isRemoved: true });
      this.#presence.leave(socket);
      socket.close(CLOSE_SESSION_ENDED, "The access has ended.");
    }
  }

  /** Closes all sockets and deletes the storage of a deleted group. */
  async erase(): Promise<void> {
    for (const { socket } of this.#listeners()) {
      send(socket, { type: "session-ended" });
      socket.close(CLOSE_SESSION_ENDED, "The session has ended.");
    }
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #listeners(): Listener[] {
    return getListeners(this.ctx.getWebSockets());
  }

  /** Written once. Outgoing messages wait for the write (output gate). */
  async #keepIdentity({ companyId, groupId }: Identity): Promise<void> {
    if (await this.#identity()) return;
    await this.ctx.storage.put<Identity>("identity", { companyId, groupId });
  }

  #deliver(): Promise<void> {
    this.#nextDelivery ??= this.#inTurn(async () => {
      this.#nextDelivery = null;
      try {
        await this.#log.run();
      } catch (error) {
        this.#report("live.log_not_read", error);
        await this.ctx.storage.setAlarm(Date.now() + RETRY_AFTER_MS);
      }
    });
    return this.#nextDelivery;
  }

  /** Serialises work: sockets get changes in order, and the licence clock is set by the newest read. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turns.then(work);
    this.#turns = done.catch(() => undefined);
    return done;
  }

  /**
   * Sets the alarm to the next licence change or end of an access, or to the regular interval while sockets are
   * open.
   */
  async #lookAtClock(now: EpochMs): Promise<void> {
    const listeners = this.#listeners();
    if (listeners.length === 0) return;
    const ends = listeners.flatMap(({ attachment }) => attachment.access.endsAt ?? []);
    const nextAt = await this.#licences.look(now).catch((error: unknown) => {
      this.#report("live.licences_not_read", error);
      return now + RETRY_AFTER_MS;
    });
    await this.ctx.storage.setAlarm(Math.min(now + CATCH_UP_INTERVAL_MS, nextAt, ...ends));
  }

  #identity(): Promise<Identity | undefined> {
    return this.ctx.storage.get<Identity>("identity");
  }

  async #readLicences() {
    const identity = await this.#identity();
    return identity ? selectLicences(this.#database(), { groupId: identity.groupId, limitedUid: null }) : [];
  }

  #openSession(): ReadSession {
    return openReadSession(this.env.DB, "first-primary");
  }

  #database(): Database {
    return getDatabase(this.env, ANY_GROUP);
  }

  #report(event: LogEventName, error: unknown): void {
    logEvent(event, { channel: this.ctx.id.toString(), error });
  }
}

/** A change after this read is in the log, and renews the access with it. */
async function readAccess(db: Database, { sid, isLimited, accessEndsAt }: Principal): Promise<SocketAccess> {
  if (!isLimited) return { properties: null, endsAt: accessEndsAt };
  const [found] = await selectSessionAccess(db, [sid]);
  return { properties: found?.properties ?? [], endsAt: accessEndsAt };
}

/** Whether the log was truncated after the client's last sequence, so that changes may be missing. */
async function isCutOff(
  db: Database,
  { ticket, since }: Admission,
  sequence: number,
  now: EpochMs,
): Promise<boolean> {
  if (since === null || since >= sequence) return false;
  const seen = { after: since, uncutSince: now - PERIODS.changeLog.days * DAY_MS };
  const [row] = await selectContinuation(db, ticket.groupId, seen);
  return row === undefined;
}

function readClientMessage(message: string | ArrayBuffer) {
  try {
    return clientMessageSchema.parse(JSON.parse(String(message)));
  } catch {
    // Invalid JSON, or an unknown message.
    return null;
  }
}
