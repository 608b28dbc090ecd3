/** Secrets: generated locally by `npm start` in `.dev.vars`, set by `npm run deploy` in deployments. */
interface Secrets {
  /** Public: identifies the brand's build. Sent as `x-client-key`, proves nothing. */
  CLIENT_KEY: string;
  /** Bearer token shared by all operators. */
  OPS_TOKEN: string;
  /** Private ES256 key as a JWK in JSON, with its `kid`. */
  SIGNING_KEY: string;
  /**
   * VAPID key for push services: a private P-256 key as a JWK in JSON. Replacing it invalidates all
   * subscriptions.
   */
  VAPID_KEY: string;
}

/** Optional settings of an installation. */
interface Options {
  /** Operators with a token of their own, as `name:token`, separated by commas. */
  OPS_TOKENS?: string;
  /** Second signing key, after a rotation. The newer one signs, both verify. */
  SIGNING_KEY_B?: string;
  /** A `send_email` binding, and the sender's address. */
  MAIL?: SendEmail;
  MAIL_FROM?: string;
  /** Where Durable Objects run and store. Set by the deployment, for as long as the environment exists. */
  JURISDICTION?: DurableObjectJurisdiction;
  /** Origin of a fake push service, in tests and rehearsals only. */
  PUSH_DOUBLE?: string;
  /** External OpenID provider. Set all three or none; the built-in sign-in is then off. */
  IDENTITY_ISSUER?: string;
  IDENTITY_AUDIENCE?: string;
  IDENTITY_JWKS_URL?: string;
  /** Secret of the provider's client (its id is the audience); without it, a public client is used. */
  IDENTITY_CLIENT_SECRET?: string;
  /** A translation engine with DeepL's HTTP API: its origin, and the key it asks for. */
  TRANSLATOR_URL?: string;
  TRANSLATOR_KEY?: string;
  /** Workers AI as the engine, if there is no address: the binding and a translation model. */
  AI?: Ai;
  TRANSLATOR_MODEL?: string;
  /** Languages for which the engine is offered, as codes separated by commas; absent: all. */
  TRANSLATOR_LANGUAGES?: string;
}

declare namespace Cloudflare {
  interface Env extends Secrets, Options {}
}

interface Env extends Secrets, Options {}
