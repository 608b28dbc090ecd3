import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { describeOpenApi } from "./openapi.ts";
import type { HttpEnvironment } from "./request/environment.ts";

const HEADERS = { "cache-control": "public, max-age=300", "content-type": "application/json" };

async function toEtag(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `"${btoa(String.fromCharCode(...digest.subarray(0, 18)))}"`;
}

let published: Promise<{ readonly text: string; readonly etag: string }> | null = null;

async function publish(api: OpenAPIHono<HttpEnvironment>) {
  const text = JSON.stringify(describeOpenApi(api));
  return { text, etag: await toEtag(text) };
}

/** `GET /api/openapi.json`. Built once per isolate: the document is about 1.2 MB. */
export async function serveDescription(
  c: Context<HttpEnvironment>,
  api: OpenAPIHono<HttpEnvironment>,
): Promise<Response> {
  published ??= publish(api).catch((error: unknown) => {
    published = null;
    throw error;
  });
  const { text, etag } = await published;
  const headers = { ...HEADERS, etag };
  const isKnown = c.req.header("if-none-match")?.replace(/^W\//, "") === etag;
  return isKnown ? c.body(null, 304, headers) : c.body(text, 200, headers);
}
