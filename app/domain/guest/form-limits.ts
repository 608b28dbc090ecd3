/**
 * What a property takes through one kind of form. Beyond the share of a network, or the day of a property, a message
 * is kept apart; beyond what is kept apart, and beyond what one guest sends, it is refused.
 */
export interface FormLimits {
  /** Of one guest, where they can be told from their neighbours. */
  readonly perVisitorHour: number;
  /** Of all guests of one network whose browsers are alike and who can't be told apart; absent: they are not bound. */
  readonly perAgentHour?: number;
  /**
   * Of all guests of one network, whatever ids they name: anybody makes them up. Where something can be kept apart, it
   * is twice what one network has sent in an hour before and staff let stand, if that is more.
   */
  readonly perNetworkHour: number;
  /** Of all guests. One network has half. */
  readonly perPropertyDay: number;
  /** Kept apart of all guests, half of it of one network; 0: what can't be taken is refused. */
  readonly heldPerDay: number;
}

/**
 * Messages of a kind that are kept apart on a day: 8 MB at most. One network has half, which is a message of each guest
 * of a ship of 4,000 on its first evening.
 */
export const HELD_PER_PROPERTY_DAY = 8_000;

/** For so many days it is known how much one network has sent in an hour; never which one it was. */
export const PEAK_DAYS = 28;
