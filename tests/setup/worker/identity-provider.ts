import { generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
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
}

/**
 * A small OpenID provider on a port of its own: `GET /:tenant/jwks.json`, `POST /:tenant/token` signs the
 * claims and header it is sent with its newest key, `POST /:tenant/rotate` replaces the keys, `POST
 * /:tenant/down` breaks it, `GET /:tenant/fetches` tells how often its keys were asked for.
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
  const [, name = "", action = ""] = (request.url ?? "").split("/");
  const tenant = tenants.get(name) ?? { keys: [newKey("RS256")], fetches: 0, isDown: false };
  tenants.set(name, tenant);
  const reply = (body: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  switch (`${request.method} ${action}`) {
    case "GET jwks.json":
      tenant.fetches += 1;
      if (tenant.isDown) return reply({ error: "down" }, 503);
      return reply({ keys: tenant.keys.map(publicJwk) });
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

async function readJson(request: IncomingMessage): Promise<Wish> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Wish;
}
