import { BUILD_HEADER } from "#domain/build-header.ts";

declare global {
  interface Window {
    /** Defined by React Router. */
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
    };
  }
}

/**
 * Window event: data came from another build than the page, or a screen's code is gone with its build. A
 * listener that loads the new build calls `preventDefault`.
 */
export const OTHER_BUILD_EVENT = "foyer:other-build";

/** The page's build id. */
export function getOwnBuild(): string {
  return window.__reactRouterManifest?.version ?? "";
}

/**
 * Reports data of another build. @returns whether the page is being left for it, so that the data must not be
 * rendered.
 */
export function reportOtherBuild({ headers }: Response): boolean {
  const build = headers.get(BUILD_HEADER);
  if (build === null || build === getOwnBuild()) return false;
  return !window.dispatchEvent(new Event(OTHER_BUILD_EVENT, { cancelable: true }));
}
