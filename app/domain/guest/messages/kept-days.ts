import { PERIODS } from "../../account/retention.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS, type MessagePath } from "./kinds.ts";

/** How many days a property keeps each kind of message (D20). */
export type KeptDays = Readonly<Record<MessagePath, number>>;

/** Where nobody has chosen. */
export const DEFAULT_KEPT_DAYS = Object.fromEntries(
  MESSAGE_KIND_NAMES.map((name) => [MESSAGE_KINDS[name].path, PERIODS[MESSAGE_KINDS[name].period].days]),
) as KeptDays;
