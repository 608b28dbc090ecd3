import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type BuiltFiles, readBuiltFile } from "../read-built-file.ts";
import { DESCRIPTION_FILE } from "./description-file.ts";
import type { HttpEnvironment } from "./request/environment.ts";

const HEADERS = { "cache-control": "public, max-age=300", "content-type": "application/json" };

async function etagOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `"${btoa(String.fromCharCode(...digest.subarray(0, 18)))}"`;
}

/** A build has it as a file: the upload is bounded, and few ask. */
async function readDescription(files: BuiltFiles, api: OpenAPIHono<HttpEnvironment>): Promise<string> {
  if (!import.meta.env.PROD) return JSON.stringify((await import("./openapi.ts")).describeOpenApi(api));
  return await (await readBuiltFile(files, DESCRIPTION_FILE)).text();
}

let published: Promise<{ readonly text: string; readonly etag: string }> | null = null;

async function publish(env: Env, api: OpenAPIHono<HttpEnvironment>) {
  const text = await readDescription(env, api);
  return { text, etag: await etagOf(text) };
}

/** Read once an isolate: it is large. */
export async function serveDescription(
  c: Context<HttpEnvironment>,
  api: OpenAPIHono<HttpEnvironment>,
): Promise<Response> {
  published ??= publish(c.env, api).catch((error: unknown) => {
    published = null;
    throw error;
  });
  const { text, etag } = await published;
  const headers = { ...HEADERS, etag };
  const isKnown = c.req.header("if-none-match")?.replace(/^W\//, "") === etag;
  return isKnown ? c.body(null, 304, headers) : c.body(text, 200, headers);
}
