/** Before an icon's name in the id of its symbol, which results refer to. */
export const SYMBOL_PREFIX = "g-";
