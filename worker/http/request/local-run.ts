/** Addresses that only a program on this very machine can have asked for. */
const LOCAL_ADDRESS = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//;

/**
 * Whether a request belongs to a local run: an installation that names no public origin, reached at this very
 * machine. A deployment is reached by its own host name, whatever a request's `Host` says.
 */
export function isLocalRun(env: Pick<Env, "PUBLIC_ORIGIN">, requestUrl: string): boolean {
  const configured: string = env.PUBLIC_ORIGIN;
  return configured === "" && LOCAL_ADDRESS.test(requestUrl);
}
