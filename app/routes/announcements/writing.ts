import type { Announcement } from "#domain/announcement/announcement.ts";
import type { Composing } from "./composing.ts";

/** In the address, in place of an id: one that nothing is stored of. */
export const NEW_KEY = "new";

/** What was typed, and on which revision: what somebody else saves meanwhile is not overwritten unseen. */
export interface Typed {
  readonly composing: Composing;
  /** Null: the newest, as somebody has been told of it; or nothing is stored. */
  readonly revision: number | null;
}

/**
 * What is typed on this screen until it is saved, of each announcement that is open or was: somebody who looks at
 * another one in between loses nothing. A key is an announcement's id, or stands for one that was begun here and keeps
 * it once it is stored, so that what is typed while the first save is under way goes on with it.
 */
export interface Writing {
  readonly typed: Readonly<Record<string, Typed>>;
  /** The ids of those that were begun here, by their keys. */
  readonly begun: Readonly<Record<string, string>>;
  /** Tells the one that *New announcement* opens from those that were begun before it. */
  readonly round: number;
}

export const EMPTY_WRITING: Writing = { typed: {}, begun: {}, round: 0 };

/** What the address names: an id or {@link NEW}, and what a new one was copied from. */
interface Opened {
  readonly open: string | null;
  readonly from: string | null;
}

export type WritingStep =
  /** A new one is opened; with a text, if it has one already. */
  | { readonly kind: "begun"; readonly with?: Composing }
  /** `before` is what stands there if nothing was typed yet. */
  | {
      readonly kind: "typed";
      readonly key: string;
      readonly before: Typed;
      readonly change: Partial<Composing>;
    }
  /** What was `sent` is stored; null: as it stood, untouched. */
  | {
      readonly kind: "saved";
      readonly key: string;
      readonly sent: Typed | null;
      readonly stored: Pick<Announcement, "id" | "revision">;
    }
  /** Somebody has been told that another person was quicker: the next save is on the newest. */
  | { readonly kind: "told"; readonly key: string }
  | { readonly kind: "forgotten"; readonly key: string }
  | { readonly kind: "all-forgotten" };

/** Under which key the open announcement is typed. */
export function getTypedKey({ begun, round }: Writing, { open, from }: Opened): string {
  if (open === NEW_KEY) return newKey(round, from);
  return Object.keys(begun).find((key) => begun[key] === open) ?? String(open);
}

function newKey(round: number, from: string | null): string {
  return `${NEW_KEY} ${round} ${from ?? ""}`;
}

/** What is typed after a step. */
export function reduceWriting(writing: Writing, step: WritingStep): Writing {
  const { typed, begun } = writing;
  switch (step.kind) {
    case "begun": {
      const round = Object.keys(begun).length;
      if (!step.with) return { ...writing, round };
      return {
        ...writing,
        round,
        typed: { ...typed, [newKey(round, null)]: { composing: step.with, revision: null } },
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
          ? without(typed, key)
          : { ...typed, [key]: { ...since, revision: stored.revision } };
      return { ...writing, typed: rest, begun: key === stored.id ? begun : { ...begun, [key]: stored.id } };
    }
    case "told": {
      const told = typed[step.key];
      return told ? { ...writing, typed: { ...typed, [step.key]: { ...told, revision: null } } } : writing;
    }
    case "forgotten":
      return { ...writing, typed: without(typed, step.key) };
    case "all-forgotten":
      return { ...writing, typed: {} };
  }
}

function without(typed: Writing["typed"], key: string): Writing["typed"] {
  const { [key]: _forgotten, ...others } = typed;
  return others;
}
