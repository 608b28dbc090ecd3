/** Drawings in `icons.svg`, on a 24 px grid. */
// biome-ignore format: a list of words reads better in lines than in a column
export const ICON_NAMES = [
  "sites", "setup", "dashboard", "bolt", "tutorial", "help", "mail", "settings", "signout", "chev-down",
  "chev-up", "chev-right", "chev-left", "updown", "search", "plus", "minus", "close", "check",
  "check-circle", "alert", "error", "info", "eye", "copy", "trash", "pencil", "external", "upload",
  "download", "image", "gallery", "link", "lock", "star", "star-fill", "globe", "calendar", "filter", "more",
  "drag", "arrow-right", "arrow-left", "arrow-up", "arrow-down", "refresh", "undo", "redo", "bold", "italic", "list",
  "phone-device", "tablet-device", "clock", "user", "users", "key", "rotate", "chat", "map", "popup",
  "feedback", "bell", "call", "food", "wine", "bed", "spa", "wifi", "waves", "compass", "ticket", "book",
  "taxi", "anchor", "ship", "sun", "shirt", "leaf", "thumb-up", "thumb-down", "qr", "click", "repeat",
  "send", "history", "palette", "cols", "spark", "tools", "monitor", "s-facebook", "s-instagram", "s-x",
  "s-youtube", "s-whatsapp", "eye-off", "crop", "list-numbered", "table", "s-tiktok", "s-linkedin",
  "s-tripadvisor", "s-pinterest", "s-wechat", "s-weibo", "s-vk", "gym", "parking", "coffee", "bus", "pets", "laundry",
  "bicycle", "baby", "beach", "ski", "luggage", "accessible",
  "door", "dining", "sofa", "printer", "inbox", "sound", "megaphone", "notify",
  "answers", "menu-card", "bag", "broom", "card", "charge", "check-in", "cup", "drop", "health", "heat",
  "layers", "lost", "moon", "music", "nut", "pillow", "safe", "shield", "smoking", "warm", "backspace", "braces", "tag",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
