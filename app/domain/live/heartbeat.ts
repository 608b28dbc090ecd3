/** Keep-alive message of a page and the channel's answer. Not JSON. */
export const PING = "ping";
export const PONG = "pong";
