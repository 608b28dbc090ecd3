/** Secrets, made locally by `npm start` in `.dev.vars` and set by `npm run deploy` where deployed. */
interface Secrets {
  /** Public: names the brand's build. Sent as `x-client-key`, never a proof of anything. */
  CLIENT_KEY: string;
  /** Bearer token that everybody who operates may share. */
  OPS_TOKEN: string;
  /** The private ES256 key as a JWK in JSON, with its `kid`. */
  SIGNING_KEY: string;
  /** What names us to push services: a private P-256 key as a JWK in JSON. Another one ends all subscriptions. */
  VAPID_KEY: string;
}

/** What an installation may add in its configuration. */
interface Options {
  /** Operators with a token of their own, `name:token` with commas between them. */
  OPS_TOKENS?: string;
  /** A second signing key, once keys were rotated. The newer of the two signs, and both verify. */
  SIGNING_KEY_B?: string;
  /** A `send_email` binding, and the address that mail comes from. */
  MAIL?: SendEmail;
  MAIL_FROM?: string;
  /** The origin of a push service that stands in for those of browsers, in tests and rehearsals alone. */
  PUSH_DOUBLE?: string;
  /** An OpenID provider that keeps the accounts. All three or none; the built-in sign-in is then off. */
  IDENTITY_ISSUER?: string;
  IDENTITY_AUDIENCE?: string;
  IDENTITY_JWKS_URL?: string;
  /** Of the provider's client whose id is the audience; without it, its sign-in pages take a public client. */
  IDENTITY_CLIENT_SECRET?: string;
}

declare namespace Cloudflare {
  interface Env extends Secrets, Options {}
}

interface Env extends Secrets, Options {}
