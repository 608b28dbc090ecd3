import type { LoggedChange } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";
import { applyChange } from "./live/apply-change.ts";

/** More changes than can come while a list is being read. */
const RECENT_MAX = 500;

/** The properties of a screen as they are now, and how far in the change log that is. */
export interface PropertyList {
  readonly properties: readonly Property[];
  /** The change log's newest entry that is known; nothing up to it is applied again. */
  readonly lastSequence: number;
  /** The newest that the properties show. */
  readonly shownSequence: number;
  /** The last changes: a list that is being read may be older than one that has arrived meanwhile. */
  readonly recent: readonly LoggedChange[];
}

export function openList(properties: readonly Property[], sequence: number): PropertyList {
  return { properties, lastSequence: sequence, shownSequence: sequence, recent: [] };
}

/** The list after it was read at a sequence: what has changed since then is applied to it again. Pure. */
export function withLoaded(
  { recent: known, lastSequence: last }: PropertyList,
  properties: readonly Property[],
  sequence: number,
): PropertyList {
  const recent = known.filter((change) => change.sequence > sequence);
  const lastSequence = Math.max(last, sequence);
  return {
    properties: recent.reduce(applyChange, properties),
    lastSequence,
    shownSequence: lastSequence,
    recent,
  };
}

/** The list after a change of the log; the same where the change is known already. Pure. */
export function withChange(list: PropertyList, change: LoggedChange): PropertyList {
  if (change.sequence <= list.lastSequence) return list;
  return {
    properties: applyChange(list.properties, change),
    lastSequence: change.sequence,
    shownSequence: change.sequence,
    recent: [...list.recent.slice(-RECENT_MAX), change],
  };
}

/** The list after the channel has left out what came before a sequence: it has to be read again. Pure. */
export function withSnapshot(list: PropertyList, sequence: number): PropertyList {
  return { ...list, lastSequence: sequence };
}
