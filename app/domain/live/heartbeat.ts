/** What a page says to a channel to keep its socket, and what the channel answers. Neither is JSON. */
export const PING = "ping";
export const PONG = "pong";
