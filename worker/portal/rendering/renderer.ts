import type { Renderer } from "#domain/property/rendering.ts";

/**
 * Version of the page renderer. Raise it with every change of a published page's text, look or requests:
 * portals rendered by older versions are then rendered again. `tests/guest/renderer.worker.test.ts` fails if a
 * page's bytes change and this does not.
 */
export const RENDERER_VERSION = 2;

/** The renderer of this deployment. */
export function getRenderer(env: Pick<Env, "PUBLIC_ORIGIN">): Renderer {
  const configured: string = env.PUBLIC_ORIGIN;
  return { version: RENDERER_VERSION, origin: configured === "" ? "" : new URL(configured).origin };
}
