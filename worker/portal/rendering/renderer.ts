import type { Renderer } from "#domain/property/rendering.ts";

/**
 * The version of what makes guests' pages. Raise it with every change of what a published page says, how it looks or
 * what it asks for: portals of older versions are then rendered again. `tests/guest/renderer.worker.test.ts` fails when
 * the bytes of a page have changed and this has not.
 */
export const RENDERER_VERSION = 1;

/** The renderer that runs here. */
export function rendererOf(env: Pick<Env, "PUBLIC_ORIGIN">): Renderer {
  const configured: string = env.PUBLIC_ORIGIN;
  return { version: RENDERER_VERSION, origin: configured === "" ? "" : new URL(configured).origin };
}
