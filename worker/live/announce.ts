/** The channel of a group. Both ids come from rows, never from a request. */
export function channelOf(env: Pick<Env, "GROUP_CHANNEL">, companyId: string, groupId: string) {
  return env.GROUP_CHANNEL.get(env.GROUP_CHANNEL.idFromName(`${companyId}:${groupId}`));
}

/**
 * Tells the channel that the change log has something new. Lost nudges do no harm: the channel's alarm
 * reads the log as well.
 */
export async function nudge(
  env: Pick<Env, "GROUP_CHANNEL">,
  companyId: string,
  groupId: string,
): Promise<void> {
  try {
    await channelOf(env, companyId, groupId).nudge(companyId, groupId);
  } catch (error) {
    console.warn("A nudge was lost; the channel's alarm will catch up.", error);
  }
}
