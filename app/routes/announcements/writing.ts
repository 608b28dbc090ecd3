/**
 * Drafts of announcements on their screen, as a pure reducer (`reduceWriting`). Keyed so that input survives
 * opening another announcement, the first save of a new one, and conflicts.
 */

import type { Announcement } from "#domain/announcement/announcement.ts";
import type { AnnouncementDraft } from "./composing.ts";

/** In the address in place of an id: not saved yet. */
export const NEW_KEY = "new";

/** Unsaved input with its base revision, so that others' changes are not overwritten unseen. */
export interface Typed {
  readonly composing: AnnouncementDraft;
  /** Revision that the input is based on. `null`: not stored yet, or the newest one, after a conflict message. */
  readonly revision: number | null;
}

/**
 * Drafts of all announcements edited on this screen, so that opening another one loses nothing. Keyed by
 * announcement id or, for a new one, by a key that it keeps once saved, so that typing during the first save
 * continues.
 */
export interface Writing {
  readonly typed: Readonly<Record<string, Typed>>;
  /** Ids of announcements created here, by their draft key. */
  readonly begun: Readonly<Record<string, string>>;
  /** Counter that gives each *New announcement* another key. */
  readonly round: number;
}

export const EMPTY_WRITING: Writing = { typed: {}, begun: {}, round: 0 };

/** From the address: an id or {@link NEW}, and the source of a copy. */
interface Opened {
  readonly open: string | null;
  readonly from: string | null;
}

export type WritingStep =
  /** A new announcement is opened, optionally with a text. */
  | { readonly kind: "begun"; readonly with?: AnnouncementDraft }
  /** `before`: the state before any input. */
  | {
      readonly kind: "typed";
      readonly key: string;
      readonly before: Typed;
      readonly change: Partial<AnnouncementDraft>;
    }
  /** `sent` has been saved; `null`: saved unchanged. */
  | {
      readonly kind: "saved";
      readonly key: string;
      readonly sent: Typed | null;
      readonly stored: Pick<Announcement, "id" | "revision">;
    }
  /** A conflict was shown: the next save uses the newest revision. */
  | { readonly kind: "conflict-shown"; readonly key: string }
  /** Input kept at a shared desk; ignored once something is typed. */
  | { readonly kind: "restored"; readonly kept: Writing }
  | { readonly kind: "discarded"; readonly key: string }
  | { readonly kind: "all-discarded" };

/** Draft key of the open announcement. */
export function getTypedKey({ begun, round }: Writing, { open, from }: Opened): string {
  if (open === NEW_KEY) return toNewKey(round, from);
  return Object.keys(begun).find((key) => begun[key] === open) ?? String(open);
}

function toNewKey(round: number, from: string | null): string {
  return `${NEW_KEY} ${round} ${from ?? ""}`;
}

/** Reducer of the drafts. */
export function reduceWriting(writing: Writing, step: WritingStep): Writing {
  const { typed, begun } = writing;
  switch (step.kind) {
    case "begun": {
      const round = Object.keys(begun).length;
      if (!step.with) return { ...writing, round };
      return {
        ...writing,
        round,
        typed: { ...typed, [toNewKey(round, null)]: { composing: step.with, revision: null } },
      };
    }
    case "typed": {
      const { composing, revision } = typed[step.key] ?? step.before;
      return {
        ...writing,
        typed: { ...typed, [step.key]: { composing: { ...composing, ...step.change }, revision } },
      };
    }
    case "saved": {
      const { key, sent, stored } = step;
      const since = typed[key];
      const rest =
        since === undefined || since === sent
          ? withoutKey(typed, key)
          : { ...typed, [key]: { ...since, revision: stored.revision } };
      return { ...writing, typed: rest, begun: key === stored.id ? begun : { ...begun, [key]: stored.id } };
    }
    case "conflict-shown": {
      const found = typed[step.key];
      return found ? { ...writing, typed: { ...typed, [step.key]: { ...found, revision: null } } } : writing;
    }
    case "restored":
      return writing === EMPTY_WRITING ? step.kept : writing;
    case "discarded":
      return { ...writing, typed: withoutKey(typed, step.key) };
    case "all-discarded":
      return { ...writing, typed: {} };
  }
}

function withoutKey(typed: Writing["typed"], key: string): Writing["typed"] {
  const { [key]: _removed, ...others } = typed;
  return others;
}
