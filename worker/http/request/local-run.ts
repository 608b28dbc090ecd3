/** Addresses that only a program on the same machine can request. */
const LOCAL_ADDRESS = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//;

/**
 * Whether a request belongs to a local run: no public origin configured, and reached at localhost. A deployment
 * is reached by its host name, whatever a request's `Host` says.
 */
export function isLocalRun(env: Pick<Env, "PUBLIC_ORIGIN">, requestUrl: string): boolean {
  const configured: string = env.PUBLIC_ORIGIN;
  return configured === "" && LOCAL_ADDRESS.test(requestUrl);
}
