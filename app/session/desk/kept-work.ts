/**
 * Texts that a person has typed at a shared desk and not sent, kept for them alone (H3). Exposes `keptWork`. They are
 * sealed with a key that the server gives to that person's sessions there; the browser keeps the key in memory, so that
 * nobody else at the desk reads it, and nobody at all once the desk was ended.
 */

import type { SessionDesk } from "#domain/account/desk.ts";
import { DAY_MS } from "#domain/time.ts";
import { keepPressesIn } from "../stored-presses.ts";

/** Kept this long after its last change. */
const KEPT_MS = 7 * DAY_MS;
const IV_BYTES = 12;
const PREFIX = "desk-kept:";

/** Where texts are kept, by the name of the place, such as `note <id>`. */
interface Kept {
  readonly at: number;
  /** Address of the screen that was open last, to come back to. */
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Fragment of the address after signing in at a desk where work of theirs is kept: its screen is opened. */
export const KEPT_HASH = "#kept";

/** Storage key of a person's sealed work at a desk. It says that there is some, not what. */
export function getKeptKey(deskId: string, uid: string): string {
  return `${PREFIX}${deskId}:${uid}`;
}

/** Removes all sealed work of this browser: it is a desk no longer, so that nothing opens it. */
export function removeKeptWork(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function importKey(sealKey: string): Promise<CryptoKey> {
  const raw = toBytes(sealKey.replaceAll("-", "+").replaceAll("_", "/"));
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function seal(key: CryptoKey, kept: Kept): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(kept));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain));
  return `${toText(iv)}.${toText(sealed)}`;
}

/** `null`: sealed with another key, damaged, or too old. */
async function unseal(key: CryptoKey, sealed: string): Promise<Kept | null> {
  try {
    const [iv = "", data = ""] = sealed.split(".");
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: toBytes(iv) }, key, toBytes(data));
    const kept: Kept = JSON.parse(new TextDecoder().decode(plain));
    return kept.at > Date.now() - KEPT_MS ? kept : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

class KeptWork {
  #texts: Readonly<Record<string, string>> = {};
  #target: { readonly key: CryptoKey; readonly name: string } | null = null;
  #writing: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  /**
   * Opens a person's work at a desk. Until then nothing is read; what was typed meanwhile wins, and is stored.
   *
   * @returns the address to come back to; `null`: nothing was kept.
   */
  open(desk: SessionDesk, uid: string): Promise<string | null> {
    const opening = this.#open(desk, uid);
    this.#inTurn(async () => {
      await opening;
      await this.#store();
    });
    return opening;
  }

  async #open(desk: SessionDesk, uid: string): Promise<string | null> {
    const name = getKeptKey(desk.id, uid);
    const key = await importKey(desk.sealKey);
    const sealed = localStorage.getItem(name);
    const kept = sealed === null ? null : await unseal(key, sealed);
    this.#target = { key, name };
    this.#texts = { ...kept?.texts, ...this.#texts };
    keepPressesIn({
      read: () => this.read("presses"),
      write: (text) => this.write("presses", text),
    });
    if (sealed !== null && kept === null) localStorage.removeItem(name);
    this.#tell();
    return kept?.path ?? null;
  }

  read(place: string): string | null {
    return this.#texts[place] ?? null;
  }

  /** Keeps a text, or none with `null`. It is sealed and stored right after. */
  write(place: string, text: string | null): void {
    if (this.read(place) === text) return;
    const { [place]: _, ...others } = this.#texts;
    this.#texts = text === null ? others : { ...others, [place]: text };
    this.#tell();
    this.#inTurn(() => this.#store());
  }

  #inTurn(work: () => Promise<void>): void {
    this.#writing = this.#writing.then(work).catch((error: unknown) => console.warn(error));
  }

  /** Resolves once all is stored. */
  flush(): Promise<void> {
    return this.#writing;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #store(): Promise<void> {
    if (!this.#target) return;
    const { key, name } = this.#target;
    if (Object.keys(this.#texts).length === 0) return localStorage.removeItem(name);
    const path = location.pathname + location.search;
    localStorage.setItem(name, await seal(key, { at: Date.now(), path, texts: this.#texts }));
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The work of the person at this desk; empty elsewhere. Browser only. */
export const keptWork = new KeptWork();
