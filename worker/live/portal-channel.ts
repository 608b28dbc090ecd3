/**
 * WebSockets of a property's open guest pages and lobby screens, on one hibernating Durable Object. Exposes
 * `announce` (N2), `tell` (a changed receipt, R12), `reach` (delivery figures, N5) and `fetch` (a page's
 * upgrade). It exists so that an emergency reaches open pages within a second.
 */

import { PING, PONG } from "#domain/live/heartbeat.ts";
import { CLOSE_POLICY, CLOSE_SILENT } from "#domain/live/live.ts";
import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { SCREEN_LISTENER } from "#portal/screen/screen-content.ts";
import { LocatedObject } from "../located-object.ts";
import { logEvent } from "../log-event.ts";
import { PageAdmission } from "./page-admission.ts";
import {
  filterPieces,
  mergeNews,
  type NewsReader,
  NO_NEWS,
  type PortalNews,
  type StoredNews,
  toNewsText,
} from "./portal-news.ts";

/** Interval of the search for silent sockets; visible pages ping every minute. */
const SWEEP_MS = 5 * MINUTE_MS;
const SILENCE_MAX_MS = 4 * MINUTE_MS;
/** Sockets served per round; pages that connect meanwhile wait at most that long. */
const SENT_AT_ONCE = 200;
/** Announcements with a reach count, including ended ones: more than a list shows. */
const REACHED_MAX = 200;
/** Delay before the alarm repeats a broadcast that was interrupted by an eviction. */
const RESEND_MS = SECOND_MS;

/** How long a replaced card's place is refused to new sockets: KV is up to date within a minute. */
const FORGOTTEN_MS = 2 * MINUTE_MS;

/** Prefixes of socket tags: connection time, language and place of the page. */
const SINCE = "since ";
const LANGUAGE = "language ";
const PLACE = "place ";
/** Tag of sockets that receive announcements. */
const NEWS_TAG = "news";

/** Header with the page's data, set by the Worker. */
export const LISTENER_HEADER = "x-listener";

interface ListenerOfPage {
  readonly network: string;
  /** Codes of the receipts that the socket's page has. */
  readonly codes: readonly string[];
  /** The page's state of announcements; `null`: only receipts. */
  readonly news: (NewsReader & { readonly sequence: number }) | null;
}

/** Encodes a page's data for the header. */
export function listenerHeader(listener: ListenerOfPage): string {
  return JSON.stringify(listener);
}

/** State of a socket that survives hibernation. */
interface Attachment {
  /** Sequence number of the newest announcements that the page has. */
  readonly sequence: number;
  /** Ids of the announcements sent to the page. */
  readonly ids: readonly string[];
}

function keep(socket: WebSocket, attachment: Attachment): void {
  socket.serializeAttachment(attachment);
}

/** Number of open pages that got each announcement, by its id. */
export type ReachCounts = Readonly<Record<string, number>>;

interface PageReach {
  readonly open: number;
  readonly screens: number;
  /** Open pages by the id of their place. */
  readonly places: Readonly<Record<string, number>>;
  /** Pages refused within the last minute; they poll once a minute. */
  readonly turnedAway: number;
  readonly reached: ReachCounts;
}

/**
 * Stores the present announcements with a sequence and sends each page what it lacks: a page sends its sequence
 * when it connects, each socket stores the last one sent, and the alarm resumes an interrupted broadcast (N2).
 * For receipts it stores nothing: it sends the code of a changed receipt, and the page fetches the state, as it
 * does on connecting; a lost message only delays the update (R12).
 */
export class PortalChannel extends LocatedObject {
  readonly #admission = new PageAdmission();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Upgrades a page that the Worker has admitted. @returns 429 if there are too many. */
  override async fetch(request: Request): Promise<Response> {
    const asked = JSON.parse(request.headers.get(LISTENER_HEADER) ?? "") as ListenerOfPage;
    const { network, codes } = asked;
    const forgotten = await this.#forgotten();
    const isKnown = !forgotten[asked.news?.place ?? ""];
    const news = asked.news && { ...asked.news, place: isKnown ? asked.news.place : null };
    const ofNetwork = `network ${network}`;
    const now = Date.now();
    const place = news?.place ? [PLACE + news.place] : [];
    const open = {
      all: this.#count(),
      ofNetwork: this.#count(ofNetwork),
      ofPlace: place[0] === undefined ? null : this.#count(place[0]),
    };
    if (!this.#admission.admit({ network, place: news?.place ?? null }, open, now))
      return new Response(null, { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    const ofNews = news ? [NEWS_TAG, LANGUAGE + news.language, ...place] : [];
    this.ctx.acceptWebSocket(server, [ofNetwork, SINCE + now, ...ofNews, ...codes]);
    if (news) {
      const known = await this.#news();
      const { sequence } = news;
      const has = sequence === known.sequence ? filterPieces(known, news) : [];
      keep(server, { sequence, ids: has.map(({ id }) => id) });
      await this.#sendNews([server]);
    }
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + SWEEP_MS);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends a changed receipt's code to the pages that have it. */
  tell(code: string): void {
    for (const socket of this.ctx.getWebSockets(code)) {
      try {
        socket.send(code);
      } catch {
        // Closing: the page fetches the state when it reconnects.
      }
    }
  }

  /**
   * Broadcasts a property's announcements to all open pages, each once. Idempotent; older states are ignored.
   * @returns the number of listening pages.
   */
  async announce(news: PortalNews): Promise<number> {
    const kept = await this.#news();
    const next = mergeNews(kept, news);
    if (next !== kept) {
      await this.ctx.storage.put("news", next);
    }
    if (next.sequence !== kept.sequence) await this.ctx.storage.setAlarm(Date.now() + RESEND_MS);
    const listening = this.ctx.getWebSockets(NEWS_TAG);
    await this.#sendNews(listening);
    return listening.length;
  }

  /**
   * Numbers of open pages (also per place) and screens, of refused pages, and of pages reached by each
   * announcement.
   */
  async reach(): Promise<PageReach> {
    const screens = this.#count(LANGUAGE + SCREEN_LISTENER);
    const places: Record<string, number> = {};
    for (const socket of this.ctx.getWebSockets(NEWS_TAG)) {
      const place = this.#readTag(socket, PLACE);
      if (place === "" || this.#readTag(socket, LANGUAGE) === SCREEN_LISTENER) continue;
      places[place] = (places[place] ?? 0) + 1;
    }
    const open = this.#count(NEWS_TAG) - screens;
    const turnedAway = this.#admission.refusedLately(Date.now());
    return { open, screens, places, turnedAway, reached: await this.#reached() };
  }

  /** Disconnects the pages of a replaced card; they reconnect without the place. */
  async forgetPlace(place: string): Promise<void> {
    const forgotten = { ...(await this.#forgotten()), [place]: Date.now() };
    await this.ctx.storage.put("forgotten", forgotten);
    for (const socket of this.ctx.getWebSockets(PLACE + place))
      socket.close(CLOSE_SILENT, "The card was replaced.");
  }

  /** Deletes everything, after the property's purge. */
  async erase(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(CLOSE_POLICY, "The portal is gone.");
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Pages only send pings, which don't wake the object. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(CLOSE_POLICY, "That is not expected here.");
  }

  override webSocketClose(socket: WebSocket): void {
    try {
      socket.close();
    } catch {
      // Already closed by the runtime.
    }
  }

  /** Resumes broadcasts, and closes sockets that have not pinged for long: a sleeping phone reconnects by itself. */
  override async alarm(): Promise<void> {
    await this.#sendNews(this.ctx.getWebSockets(NEWS_TAG));
    const now = Date.now();
    for (const socket of this.ctx.getWebSockets()) {
      const heardAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime();
      if (now - (heardAt ?? Number(this.#readTag(socket, SINCE))) > SILENCE_MAX_MS)
        socket.close(CLOSE_SILENT, "Nothing was heard for long.");
    }
    if (this.#count() > 0) await this.ctx.storage.setAlarm(now + SWEEP_MS);
  }

  async #news(): Promise<StoredNews> {
    return (await this.ctx.storage.get<StoredNews>("news")) ?? NO_NEWS;
  }

  /** Places of recently replaced cards, with the time. */
  async #forgotten(): Promise<Readonly<Record<string, EpochMs>>> {
    const kept = (await this.ctx.storage.get<Record<string, EpochMs>>("forgotten")) ?? {};
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => at > Date.now() - FORGOTTEN_MS));
  }

  async #reached(): Promise<ReachCounts> {
    return (await this.ctx.storage.get<ReachCounts>("reached")) ?? {};
  }

  /** Sends each socket what it lacks, in rounds, and counts the pages reached. */
  async #sendNews(sockets: readonly WebSocket[]): Promise<void> {
    for (let at = 0; at < sockets.length; at += SENT_AT_ONCE) {
      // Read again in each round: announcements may have changed.
      const news = await this.#news();
      const texts = new Map<string, string>();
      const reachedIds = sockets
        .slice(at, at + SENT_AT_ONCE)
        .flatMap((socket) => this.#sendApart(socket, news, texts));
      if (reachedIds.length === 0) continue;
      const reached = { ...(await this.#reached()) };
      for (const id of reachedIds) reached[id] = (reached[id] ?? 0) + 1;
      const latest = Object.entries(reached).slice(-REACHED_MAX);
      await this.ctx.storage.put("reached", Object.fromEntries(latest));
    }
  }

  /** If sending fails, e.g. because the attachment is missing, the socket is closed; its page reconnects. */
  #sendApart(socket: WebSocket, news: StoredNews, texts: Map<string, string>): readonly string[] {
    try {
      return this.#send(socket, news, texts);
    } catch (error) {
      logEvent("item_set_aside", { kind: "open page", propertyId: this.ctx.id.name, error });
      socket.close(CLOSE_SILENT, "It can't be told.");
      return [];
    }
  }

  /** @returns the announcements that the page gets for the first time. */
  #send(socket: WebSocket, news: StoredNews, texts: Map<string, string>): readonly string[] {
    const { sequence, ids } = socket.deserializeAttachment() as Attachment;
    const isNew = sequence === 0 && news.pieces.length === 0;
    if (sequence === news.sequence || isNew) return [];
    const reader = { language: this.#readTag(socket, LANGUAGE), place: this.#readTag(socket, PLACE) || null };
    const key = `${reader.language} ${reader.place}`;
    const text = texts.get(key) ?? toNewsText(news, reader);
    texts.set(key, text);
    const mine = filterPieces(news, reader).map(({ id }) => id);
    try {
      socket.send(text);
      keep(socket, { sequence: news.sequence, ids: mine });
    } catch {
      // Closing: the page sends its sequence when it reconnects.
      return [];
    }
    // Not counted: a page rendered with the announcements, because it shows them already; a screen, because it
    // is no guest's page.
    return sequence === -1 || reader.language === SCREEN_LISTENER
      ? []
      : mine.filter((id) => !ids.includes(id));
  }

  #readTag(socket: WebSocket, name: string): string {
    const tag = this.ctx.getTags(socket).find((each) => each.startsWith(name));
    return tag?.slice(name.length) ?? "";
  }

  #count(tag?: string): number {
    return this.ctx.getWebSockets(tag).length;
  }
}
