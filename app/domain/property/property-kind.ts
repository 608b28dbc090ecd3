/** Kinds of property: each has its own questions for guests and its own starter words. */
export const PROPERTY_KINDS = ["hotel", "restaurant", "ship"] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];
