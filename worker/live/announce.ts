import { waitUntil } from "cloudflare:workers";

/** The channel of a group. Both ids come from rows, never from a request. */
export function channelOf(env: Pick<Env, "GROUP_CHANNEL">, companyId: string, groupId: string) {
  return env.GROUP_CHANNEL.get(env.GROUP_CHANNEL.idFromName(`${companyId}:${groupId}`));
}

/**
 * Tells the channel that the change log has something new. Nobody waits for it: what was written is written,
 * and where a nudge is lost the channel's alarm reads the log as well.
 */
export function nudge(env: Pick<Env, "GROUP_CHANNEL">, companyId: string, groupId: string): void {
  const told = channelOf(env, companyId, groupId).nudge(companyId, groupId);
  waitUntil(
    told.catch((error: unknown) => {
      console.warn("A nudge was lost; the channel's alarm will catch up.", error);
    }),
  );
}
