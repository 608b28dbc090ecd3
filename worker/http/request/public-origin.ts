/**
 * The origin of links that leave the product. Configured where deployed: a request's own `Host` is its
 * sender's to choose. Only a local run, which configures none, takes it from there.
 */
export function publicOrigin(env: Env, requestUrl: string): string {
  const configured: string = env.PUBLIC_ORIGIN;
  return configured === "" ? new URL(requestUrl).origin : new URL(configured).origin;
}
