/**
 * What a property takes through one kind of form. Beyond the share of a network, or the day of a property, a message
 * is kept apart; beyond what is kept apart, and beyond what one guest sends, it is refused.
 */
export interface FormLimits {
  /** Of one guest, where they can be told from their neighbours. */
  readonly perVisitorHour: number;
  /** Of all guests of one network whose page has not been seen to be opened today. */
  readonly perNetworkHour: number;
  /** Of all guests. One network has half. */
  readonly perPropertyDay: number;
  /** Kept apart of all guests, half of it of one network; 0: what can't be taken is refused. */
  readonly heldPerDay: number;
}

/** Messages of a kind that are kept apart on a day: 5 MB at most. Staff who look through a flood do not read more. */
export const HELD_PER_PROPERTY_DAY = 5_000;
