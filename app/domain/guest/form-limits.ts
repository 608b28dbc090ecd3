/**
 * Limits of one kind of form per property. Above a network's share or the property's day, messages are held;
 * above the limit of held messages or of one guest, they are refused.
 */
export interface FormLimits {
  /** Per hour and guest, for guests who can be told apart. */
  readonly perVisitorHour: number;
  /** Per hour, network and user agent, for guests who cannot be told apart; absent: no limit. */
  readonly perAgentHour?: number;
  /**
   * Per hour and network, whatever ids its browsers send, because ids can be forged. If messages can be held,
   * the limit rises to twice the network's highest accepted hour, if that is more.
   */
  readonly perNetworkHour: number;
  /** Per day, for all guests together. One network gets half. */
  readonly perPropertyDay: number;
  /** Held messages per day, for all guests together. One network gets half. 0: the excess is refused. */
  readonly heldPerDay: number;
}

/**
 * Held messages of one kind per day: 8 MB at most. A network gets half: one message per guest of a ship of
 * 4,000 on its first evening.
 */
export const HELD_PER_PROPERTY_DAY = 8_000;

/** Days for which the highest hourly number from one network is kept, without identifying the network. */
export const PEAK_DAYS = 28;
