// Built scripts and styles from vite-plugin.ts.

/** The initial script of published pages, minified. */
declare module "virtual:guest-script" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** The second part of the script, loaded when idle: a minified module. */
declare module "virtual:more-script" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** Script of pages with timed buttons, minified. */
declare module "virtual:hours-script" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** Script for following requests: a minified module. */
declare module "virtual:progress-script" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** Script for guarded content: a minified module. */
declare module "virtual:guard-script" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** Script for announcements: a minified module. */
declare module "virtual:news-script" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** Script for the notification question: a minified module. */
declare module "virtual:ask-script" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** Script of the guests' search: a minified module. */
declare module "virtual:search-script" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** Service worker of all portals, minified. */
declare module "virtual:service-worker" {
  export const source: string;
  /** First 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}

/** style/portal.css with its imports, minified. */
declare module "virtual:portal-css" {
  export const css: string;
}

/** style/guide.css with its imports, minified. */
declare module "virtual:guide-css" {
  export const css: string;
}

/** URLs of a lobby screen's script and style, next to the Worker. */
declare module "virtual:screen-files" {
  export const script: string;
  export const style: string;
}
