import type { LoggedChange } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";
import { applyChange } from "./live/apply-change.ts";

/** Number of recent changes kept: more than can arrive while a list loads. */
const RECENT_MAX = 500;

/** A screen's properties and their position in the change log. */
export interface PropertyList {
  readonly properties: readonly Property[];
  /** Latest known change; older changes are not applied again. */
  readonly lastSequence: number;
  /** Latest change that the properties include. */
  readonly shownSequence: number;
  /** Recent changes, applied again to a list that was read from the database before them. */
  readonly recent: readonly LoggedChange[];
}

export function openList(properties: readonly Property[], sequence: number): PropertyList {
  return { properties, lastSequence: sequence, shownSequence: sequence, recent: [] };
}

/** The list after loading: later changes are applied to it again. Pure. */
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

/** The list after a change; unchanged if the change is already known. Pure. */
export function withChange(list: PropertyList, change: LoggedChange): PropertyList {
  if (change.sequence <= list.lastSequence) return list;
  return {
    properties: applyChange(list.properties, change),
    lastSequence: change.sequence,
    shownSequence: change.sequence,
    recent: [...list.recent.slice(-RECENT_MAX), change],
  };
}

/** The list after a snapshot message: changes before `sequence` are missing, so it must be reloaded. Pure. */
export function withSnapshot(list: PropertyList, sequence: number): PropertyList {
  return { ...list, lastSequence: sequence };
}
