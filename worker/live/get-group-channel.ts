/** A group's channel. Both ids come from rows, never from a request. */
export function getGroupChannel(env: Pick<Env, "GROUP_CHANNEL">, companyId: string, groupId: string) {
  return env.GROUP_CHANNEL.get(env.GROUP_CHANNEL.idFromName(`${companyId}:${groupId}`));
}
