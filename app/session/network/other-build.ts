import { BUILD_HEADER } from "#domain/build-header.ts";

declare global {
  interface Window {
    /** React Router's own. */
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
    };
  }
}

/**
 * Sent to the window when data come from another build than the page, or the code of a screen is gone with its build.
 * Who leaves for the other one prevents its default.
 */
export const OTHER_BUILD_EVENT = "foyer:other-build";

/** The build that this page is of. */
export function ownBuild(): string {
  return window.__reactRouterManifest?.version ?? "";
}

/** Tells of data of another build. @returns whether somebody leaves for it, so that nothing of it is to be drawn. */
export function isLeftFor({ headers }: Response): boolean {
  const build = headers.get(BUILD_HEADER);
  if (build === null || build === ownBuild()) return false;
  return !window.dispatchEvent(new Event(OTHER_BUILD_EVENT, { cancelable: true }));
}
