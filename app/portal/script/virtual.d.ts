// What vite-plugin.ts makes of the sources beside it when the product is built.

/** What every published page begins with, bundled and minified. */
declare module "virtual:guest-script" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** What every published page fetches once it is idle, bundled and minified: a module. */
declare module "virtual:more-script" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** The script of pages whose buttons have hours, bundled and minified. */
declare module "virtual:hours-script" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** The script of pages whose guest waits for what they asked for, bundled and minified: a module. */
declare module "virtual:progress-script" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** The script of pages whose guest opens what is guarded, bundled and minified: a module. */
declare module "virtual:guard-script" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** The script of pages whose property has something to tell, bundled and minified: a module. */
declare module "virtual:news-script" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** The script that asks a guest for notifications, bundled and minified: a module. */
declare module "virtual:ask-script" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** The service worker of all portals, bundled and minified. */
declare module "virtual:service-worker" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** The text of style/portal.css and its parts without comments and spare white space. */
declare module "virtual:portal-css" {
  export const css: string;
}

/** Where script and style of a screen in a lobby lie beside the Worker. */
declare module "virtual:screen-files" {
  export const script: string;
  export const style: string;
}
