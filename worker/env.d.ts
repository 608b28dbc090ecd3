/** Secrets, made locally by `npm start` in `.dev.vars` and set by `wrangler secret put` where deployed. */
interface Secrets {
  /** Public: names the brand's build. Sent as `x-client-key`, never a proof of anything. */
  CLIENT_KEY: string;
  /** Bearer token of operations. */
  OPS_TOKEN: string;
  /** The private ES256 key as a JWK in JSON, with its `kid`. */
  SIGNING_KEY: string;
}

declare namespace Cloudflare {
  interface Env extends Secrets {}
}

interface Env extends Secrets {}
