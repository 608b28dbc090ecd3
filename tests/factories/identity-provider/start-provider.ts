import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  addressBack,
  describeProvider,
  giveCode,
  newTenant,
  publicJwk,
  redeem,
  rotateKeys,
  sign,
  type Tenant,
} from "./tenant.ts";

export interface IdentityProvider {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * A small OpenID provider on its own port: `GET /:tenant/jwks.json`; `POST /:tenant/token` signs the given claims and
 * header with the newest key; `POST /:tenant/rotate` replaces the keys; `POST /:tenant/down` breaks it; `GET
 * /:tenant/fetches` returns how often its keys were fetched.
 *
 * It also has sign-in pages, found by discovery. `POST /:tenant/person` sets who signs in; by default the browser
 * returns at once with a code, which can be redeemed once, by a client that knows the PKCE verifier. After `POST
 * /:tenant/asking` it shows a page on which the person continues or cancels, remembers them in its own cookie, and has
 * an end-session address.
 */
export async function startProvider(): Promise<IdentityProvider> {
  const tenants = new Map<string, Tenant>();
  const server = createServer((request, response) => {
    answer(request, response, tenants).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, tenants: Map<string, Tenant>) {
  const url = new URL(request.url ?? "", `http://${request.headers.host}`);
  if (url.pathname === "/favicon.ico") return response.writeHead(204).end();
  const [, name = "", action = ""] = url.pathname.split("/");
  const tenant = tenants.get(name) ?? newTenant();
  const issuer = `${url.origin}/${name}`;
  tenants.set(name, tenant);
  const reply = (body: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const leadTo = (location: string, cookie?: string) =>
    response
      .writeHead(302, { location, ...(cookie ? { "set-cookie": `${cookie}; Path=/${name}` } : {}) })
      .end();
  switch (`${request.method} ${action}`) {
    case "GET jwks.json":
      tenant.fetches += 1;
      if (tenant.isDown) return reply({ error: "down" }, 503);
      return reply({ keys: tenant.keys.map(publicJwk) });
    case "GET .well-known":
      return tenant.isDown ? reply({ error: "down" }, 503) : reply(describeProvider(issuer, tenant));
    case "GET authorize": {
      const isKnown = request.headers.cookie?.includes("house=known") ?? false;
      if (tenant.isAsking && !isKnown) return showPage(response, issuer, url.searchParams);
      return leadTo(giveCode(tenant, url.searchParams));
    }
    case "GET enter":
      return leadTo(giveCode(tenant, url.searchParams), "house=known");
    case "GET end":
      tenant.ended = url.searchParams;
      return leadTo(url.searchParams.get("post_logout_redirect_uri") ?? "", "house=; Max-Age=0");
    case "GET ended":
      return reply(Object.fromEntries(tenant.ended));
    case "POST exchange": {
      const claims = redeem(tenant, new URLSearchParams(await readText(request)));
      if (!claims) return reply({ error: "invalid_grant" }, 400);
      const token = await sign(tenant, { claims: { iss: issuer, ...claims } });
      return reply({ access_token: "unused", token_type: "Bearer", id_token: token });
    }
    case "POST pageless":
      tenant.isPageless = true;
      return reply(null);
    case "POST asking":
      tenant.isAsking = true;
      return reply(null);
    case "POST person":
      tenant.person = await readJson(request);
      return reply(null);
    case "GET fetches":
      return reply(tenant.fetches);
    case "POST rotate":
      rotateKeys(tenant);
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

/** The provider's page: continue as the remembered person, or cancel. */
function showPage(response: ServerResponse, issuer: string, asked: URLSearchParams): void {
  const written = (address: string) => address.replaceAll("&", "&amp;");
  const [enter, giveUp] = [`${issuer}/enter?${asked}`, addressBack(asked, { error: "access_denied" })];
  response.writeHead(200, { "content-type": "text/html" }).end(
    `<!doctype html><html lang="en"><title>House accounts</title><h1>House accounts</h1>
    <a href="${written(enter)}">Go on</a> <a href="${written(giveUp)}">Give up</a>`,
  );
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function readJson<Shape>(request: IncomingMessage): Promise<Shape> {
  return JSON.parse(await readText(request)) as Shape;
}
