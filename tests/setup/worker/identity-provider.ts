import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SignJWT } from "jose";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the tests' own OpenID provider listens. */
    identityProvider: string;
  }
}

interface Key {
  readonly kid: string;
  readonly alg: "RS256" | "ES256";
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

function newKey(alg: Key["alg"]): Key {
  const pair =
    alg === "RS256"
      ? generateKeyPairSync("rsa", { modulusLength: 2_048 })
      : generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { kid: randomBytes(8).toString("hex"), alg, ...pair };
}

/** One provider of the many that a test file may open, each with keys of its own. */
interface Tenant {
  keys: Key[];
  /** How often its key set was asked for. */
  fetches: number;
  isDown: boolean;
  /** Signs tokens and has no pages, as Firebase's issuer. */
  isPageless: boolean;
  /** What it says of whoever signs in at its pages. */
  person: Record<string, unknown>;
  /** What it was asked for with each code that it gave out and nobody has redeemed. */
  codes: Map<string, URLSearchParams>;
}

/**
 * A small OpenID provider on a port of its own: `GET /:tenant/jwks.json`, `POST /:tenant/token` signs the
 * claims and header it is sent with its newest key, `POST /:tenant/rotate` replaces the keys, `POST
 * /:tenant/down` breaks it, `GET /:tenant/fetches` tells how often its keys were asked for.
 *
 * It has pages to sign in at as well, found by discovery: whoever comes is `POST /:tenant/person`, and is
 * sent back with a code at once, to be redeemed once, by whoever knows what its challenge was made of.
 */
export default async function startIdentityProvider({ provide }: TestProject) {
  const tenants = new Map<string, Tenant>();
  const server = createServer((request, response) => {
    answer(request, response, tenants).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  provide("identityProvider", `http://127.0.0.1:${port}`);
  return () => new Promise((resolve) => server.close(resolve));
}

async function answer(request: IncomingMessage, response: ServerResponse, tenants: Map<string, Tenant>) {
  const url = new URL(request.url ?? "", `http://${request.headers.host}`);
  const [, name = "", action = ""] = url.pathname.split("/");
  const tenant = tenants.get(name) ?? newTenant();
  const issuer = `${url.origin}/${name}`;
  tenants.set(name, tenant);
  const reply = (body: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  switch (`${request.method} ${action}`) {
    case "GET jwks.json":
      tenant.fetches += 1;
      if (tenant.isDown) return reply({ error: "down" }, 503);
      return reply({ keys: tenant.keys.map(publicJwk) });
    case "GET .well-known":
      return tenant.isDown ? reply({ error: "down" }, 503) : reply(describeProvider(issuer, tenant));
    case "GET authorize": {
      const code = randomBytes(16).toString("hex");
      tenant.codes.set(code, url.searchParams);
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", code);
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      return response.writeHead(302, { location: back.href }).end();
    }
    case "POST exchange": {
      const claims = redeem(tenant, new URLSearchParams(await readText(request)));
      if (!claims) return reply({ error: "invalid_grant" }, 400);
      const token = await sign(tenant, { claims: { iss: issuer, ...claims } });
      return reply({ access_token: "unused", token_type: "Bearer", id_token: token });
    }
    case "POST pageless":
      tenant.isPageless = true;
      return reply(null);
    case "POST person":
      tenant.person = (await readJson(request)) as unknown as Record<string, unknown>;
      return reply(null);
    case "GET fetches":
      return reply(tenant.fetches);
    case "POST rotate":
      tenant.keys = [newKey(tenant.keys[0]?.alg === "RS256" ? "ES256" : "RS256")];
      return reply(null);
    case "POST down":
      tenant.isDown = true;
      return reply(null);
    case "POST token":
      return reply(await sign(tenant, await readJson(request)));
    default:
      return reply(null, 404);
  }
}

function newTenant(): Tenant {
  return {
    keys: [newKey("RS256")],
    fetches: 0,
    isDown: false,
    isPageless: false,
    person: {},
    codes: new Map(),
  };
}

function describeProvider(issuer: string, { keys, isPageless }: Tenant) {
  return {
    issuer,
    ...(isPageless
      ? {}
      : { authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/exchange` }),
    jwks_uri: `${issuer}/jwks.json`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    code_challenge_methods_supported: ["S256"],
    id_token_signing_alg_values_supported: keys.map(({ alg }) => alg),
  };
}

/** The claims for a code; null unless it was given out, for this client, address and verifier, and never redeemed. */
function redeem(tenant: Tenant, form: URLSearchParams): Record<string, unknown> | null {
  const code = form.get("code") ?? "";
  const asked = tenant.codes.get(code);
  tenant.codes.delete(code);
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const isRight =
    asked?.get("client_id") === form.get("client_id") &&
    asked?.get("redirect_uri") === form.get("redirect_uri") &&
    asked?.get("code_challenge") === challenge;
  if (!asked || !isRight) return null;
  const now = Math.floor(Date.now() / 1_000);
  return {
    aud: asked.get("client_id"),
    nonce: asked.get("nonce"),
    iat: now,
    exp: now + 300,
    ...tenant.person,
  };
}

function publicJwk({ kid, alg, publicKey }: Key) {
  return { ...publicKey.export({ format: "jwk" }), kid, alg, use: "sig" };
}

interface Wish {
  readonly claims: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
}

async function sign({ keys }: Tenant, { claims, header }: Wish): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error("A provider without keys signs nothing.");
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: "JWT", ...header })
    .sign(key.privateKey);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function readJson(request: IncomingMessage): Promise<Wish> {
  return JSON.parse(await readText(request)) as Wish;
}
