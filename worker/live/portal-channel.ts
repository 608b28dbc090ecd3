import { DurableObject } from "cloudflare:workers";
import { PING, PONG } from "#domain/live/heartbeat.ts";
import { CLOSE_POLICY, CLOSE_SILENT } from "#domain/live/live.ts";
import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { SCREEN_LISTENER } from "#portal/screen/screen-content.ts";
import { logEvent } from "../log-event.ts";
import { PageAdmission } from "./page-admission.ts";
import {
  type KeptNews,
  type NewsReader,
  NO_NEWS,
  newsText,
  nextNews,
  type PortalNews,
  piecesFor,
} from "./portal-news.ts";

/** How often those that are silent are looked for; a page pings each minute while somebody looks at it. */
const SWEEP_MS = 5 * MINUTE_MS;
const SILENCE_MAX_MS = 4 * MINUTE_MS;
/** So many are told in a row; those who come meanwhile wait no longer than that. */
const TOLD_AT_ONCE = 200;
/** Of so many announcements it is known whom they reached, also once they have ended: more than a list shows. */
const REACHED_MAX = 200;
/** When those are looked for who have not been told, as the object went while it told them. */
const TELL_AGAIN_MS = SECOND_MS;

/** So long no socket gets a place whose card was replaced: within a minute KV knows of that everywhere. */
const FORGOTTEN_MS = 2 * MINUTE_MS;

/** In front of what a tag of a socket says: when it came, of which language and place its page is. */
const SINCE = "since ";
const LANGUAGE = "language ";
const PLACE = "place ";
/** On each socket of a page that hears what its property tells. */
const HEARS_NEWS = "news";

/** The header by which the Worker says whose socket it is. */
export const LISTENER_HEADER = "x-listener";

interface ListenerOfPage {
  readonly network: string;
  /** Of the receipts that its page has. */
  readonly codes: readonly string[];
  /** What its page has of what the property tells; null: it hears of receipts alone. */
  readonly news: (NewsReader & { readonly sequence: number }) | null;
}

/** Names a page's socket to the object. */
export function listenerHeader(listener: ListenerOfPage): string {
  return JSON.stringify(listener);
}

/** What a socket keeps through the sleep of the object. */
interface Attachment {
  /** The sequence that its page has. */
  readonly sequence: number;
  /** The announcements that it has been told of. */
  readonly ids: readonly string[];
}

function keep(socket: WebSocket, attachment: Attachment): void {
  socket.serializeAttachment(attachment);
}

/** How many open pages have been told of an announcement, by its id. */
export type Reached = Readonly<Record<string, number>>;

interface Reach {
  readonly open: number;
  readonly screens: number;
  /** Open pages by the id of their place. */
  readonly places: Readonly<Record<string, number>>;
  /** Pages that were refused a socket within the last minute: they ask for news once a minute. */
  readonly turnedAway: number;
  readonly reached: Reached;
}

/**
 * The sockets of one property's open guest pages, on a hibernating object. It keeps what the property tells at present,
 * under a sequence, and has each page told of it once: a page says which sequence it has when it connects, a socket
 * keeps which one it was sent, and what was broken off goes on by the alarm (N2). Of receipts it keeps nothing: it says
 * which one has changed, and the page asks for the state, as it does when it connects, so that a lost word is a late
 * one (R12).
 */
export class PortalChannel extends DurableObject<Env> {
  readonly #admission = new PageAdmission();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes the upgrade of a page that the Worker has admitted. @returns 429 where there are too many. */
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
    const ofNews = news ? [HEARS_NEWS, LANGUAGE + news.language, ...place] : [];
    this.ctx.acceptWebSocket(server, [ofNetwork, SINCE + now, ...ofNews, ...codes]);
    if (news) {
      const known = await this.#news();
      const { sequence } = news;
      const has = sequence === known.sequence ? piecesFor(known, news) : [];
      keep(server, { sequence, ids: has.map(({ id }) => id) });
      await this.#tellNews([server]);
    }
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + SWEEP_MS);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells the pages that have a receipt that something is new of it. */
  tell(code: string): void {
    for (const socket of this.ctx.getWebSockets(code)) {
      try {
        socket.send(code);
      } catch {
        // Closing: its page asks when it connects again.
      }
    }
  }

  /**
   * Has every open page show all that the property tells, each once. May be called any number of times, also with what
   * was so before. @returns how many listen.
   */
  async announce(news: PortalNews): Promise<number> {
    const kept = await this.#news();
    const next = nextNews(kept, news);
    if (next !== kept) {
      await this.ctx.storage.put("news", next);
    }
    if (next.sequence !== kept.sequence) await this.ctx.storage.setAlarm(Date.now() + TELL_AGAIN_MS);
    const listening = this.ctx.getWebSockets(HEARS_NEWS);
    await this.#tellNews(listening);
    return listening.length;
  }

  /**
   * How many guests' pages and screens are open at present, pages also by the place that they are of, how many were
   * turned away lately, and how many pages were told of each announcement.
   */
  async reach(): Promise<Reach> {
    const screens = this.#count(LANGUAGE + SCREEN_LISTENER);
    const places: Record<string, number> = {};
    for (const socket of this.ctx.getWebSockets(HEARS_NEWS)) {
      const place = this.#tagOf(socket, PLACE);
      if (place === "" || this.#tagOf(socket, LANGUAGE) === SCREEN_LISTENER) continue;
      places[place] = (places[place] ?? 0) + 1;
    }
    const open = this.#count(HEARS_NEWS) - screens;
    const turnedAway = this.#admission.refusedLately(Date.now());
    return { open, screens, places, turnedAway, reached: await this.#reached() };
  }

  /** Has who scanned a card that was replaced hear nothing for its place any more: their pages come back without it. */
  async forgetPlace(place: string): Promise<void> {
    const forgotten = { ...(await this.#forgotten()), [place]: Date.now() };
    await this.ctx.storage.put("forgotten", forgotten);
    for (const socket of this.ctx.getWebSockets(PLACE + place))
      socket.close(CLOSE_SILENT, "The card was replaced.");
  }

  /** Forgets what the property told, once it is deleted for good. */
  async erase(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(CLOSE_POLICY, "The portal is gone.");
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** A page says nothing but its pings, which wake nobody. */
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

  /** Tells who has not been told, and closes what has not pinged for long: a phone that sleeps comes back by itself. */
  override async alarm(): Promise<void> {
    await this.#tellNews(this.ctx.getWebSockets(HEARS_NEWS));
    const now = Date.now();
    for (const socket of this.ctx.getWebSockets()) {
      const heardAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime();
      if (now - (heardAt ?? Number(this.#tagOf(socket, SINCE))) > SILENCE_MAX_MS)
        socket.close(CLOSE_SILENT, "Nothing was heard for long.");
    }
    if (this.#count() > 0) await this.ctx.storage.setAlarm(now + SWEEP_MS);
  }

  async #news(): Promise<KeptNews> {
    return (await this.ctx.storage.get<KeptNews>("news")) ?? NO_NEWS;
  }

  /** Places whose cards were just replaced, with the moment. */
  async #forgotten(): Promise<Readonly<Record<string, EpochMs>>> {
    const kept = (await this.ctx.storage.get<Record<string, EpochMs>>("forgotten")) ?? {};
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => at > Date.now() - FORGOTTEN_MS));
  }

  async #reached(): Promise<Reached> {
    return (await this.ctx.storage.get<Reached>("reached")) ?? {};
  }

  /** Sends those of the sockets what they have not, some at a time, and counts whom it reaches. */
  async #tellNews(sockets: readonly WebSocket[]): Promise<void> {
    for (let at = 0; at < sockets.length; at += TOLD_AT_ONCE) {
      // Read again: more may have been told meanwhile.
      const news = await this.#news();
      const texts = new Map<string, string>();
      const told = sockets
        .slice(at, at + TOLD_AT_ONCE)
        .flatMap((socket) => this.#sendApart(socket, news, texts));
      if (told.length === 0) continue;
      const reached = { ...(await this.#reached()) };
      for (const id of told) reached[id] = (reached[id] ?? 0) + 1;
      const latest = Object.entries(reached).slice(-REACHED_MAX);
      await this.ctx.storage.put("reached", Object.fromEntries(latest));
    }
  }

  /** A socket that can't be told, such as one without what it keeps, is closed: its page comes back. */
  #sendApart(socket: WebSocket, news: KeptNews, texts: Map<string, string>): readonly string[] {
    try {
      return this.#send(socket, news, texts);
    } catch (error) {
      logEvent("item_set_aside", { kind: "open page", propertyId: this.ctx.id.name, error });
      socket.close(CLOSE_SILENT, "It can't be told.");
      return [];
    }
  }

  /** @returns the announcements that its page hears of for the first time. */
  #send(socket: WebSocket, news: KeptNews, texts: Map<string, string>): readonly string[] {
    const { sequence, ids } = socket.deserializeAttachment() as Attachment;
    const isNew = sequence === 0 && news.pieces.length === 0;
    if (sequence === news.sequence || isNew) return [];
    const reader = { language: this.#tagOf(socket, LANGUAGE), place: this.#tagOf(socket, PLACE) || null };
    const key = `${reader.language} ${reader.place}`;
    const text = texts.get(key) ?? newsText(news, reader);
    texts.set(key, text);
    const mine = piecesFor(news, reader).map(({ id }) => id);
    try {
      socket.send(text);
      keep(socket, { sequence: news.sequence, ids: mine });
    } catch {
      // Closing: its page says what it has when it connects again.
      return [];
    }
    // A page that came with something in itself has been told by that; a screen is no guest's page.
    return sequence === -1 || reader.language === SCREEN_LISTENER
      ? []
      : mine.filter((id) => !ids.includes(id));
  }

  #tagOf(socket: WebSocket, name: string): string {
    const tag = this.ctx.getTags(socket).find((each) => each.startsWith(name));
    return tag?.slice(name.length) ?? "";
  }

  #count(tag?: string): number {
    return this.ctx.getWebSockets(tag).length;
  }
}
