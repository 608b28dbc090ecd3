import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { TEXTS_PER_CALL_MAX } from "#domain/limits.ts";
import { z } from "#domain/zod.ts";
import { spoil, type TextFault, translateMarked } from "./translate-marked.ts";

/** How the double answers its next requests. */
export interface Behaviour {
  readonly answer:
    | { readonly kind: "texts"; readonly fault?: TextFault }
    | { readonly kind: "status"; readonly status: number; readonly retryAfter?: string }
    /** Cuts the connection in the middle of an answer. */
    | { readonly kind: "disconnect" }
    | { readonly kind: "one_text_less" }
    | { readonly kind: "no_json" }
    /** An answer that never ends. */
    | { readonly kind: "endless" };
  /** How many requests; 0: all from now on. */
  readonly times: number;
  readonly delayMs?: number;
}

/** A request that reached the double. */
export interface ReceivedRequest {
  readonly texts: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Status of the answer; 0: cut off. */
  readonly status: number;
}

interface Inbox {
  readonly behaviours: Behaviour[];
  readonly received: ReceivedRequest[];
}

export interface TranslatorDouble {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const REQUEST_BYTES_MAX = 128 * 1024;
const SOURCES = CONTENT_LANGUAGE_CODES.map((code) => code.toUpperCase());
/** Targets of the published list; "EN", "PT" and "ZH" are accepted there for old callers only. */
const VARIANTS: Partial<Record<ContentLanguage, string>> = { en: "EN-GB", pt: "PT-PT", zh: "ZH-HANS" };
const TARGETS = new Map(CONTENT_LANGUAGE_CODES.map((code) => [VARIANTS[code] ?? code.toUpperCase(), code]));

/** Requests as DeepL's API description 3.11.0 has them, limited to our languages. */
const requestSchema = z.strictObject({
  text: z
    .array(z.string().min(1).refine(isWellFormed, "is no well-formed XML"))
    .min(1)
    .max(TEXTS_PER_CALL_MAX),
  source_lang: z.enum(SOURCES as [string, ...string[]]),
  target_lang: z.enum([...TARGETS.keys()] as [string, ...string[]]),
  formality: z.enum(["default", "more", "less", "prefer_more", "prefer_less"]).optional(),
  preserve_formatting: z.boolean(),
  tag_handling: z.literal("xml"),
  tag_handling_version: z.enum(["v1", "v2"]).optional(),
});

/** Whether marks are closed, and every other special sign is escaped. */
function isWellFormed(text: string): boolean {
  const rest = text.replace(/<x id="\d+"\/>/g, "").replace(/<g id="\d+">([^<]*)<\/g>/g, "$1");
  return !/[<>]/.test(rest) && !/&(?!(?:lt|gt|amp);)/.test(rest);
}

/**
 * A translation service with DeepL's HTTP API on its own port. `TRANSLATOR_URL` is its origin and a path of one
 * word, the inbox, which is the key as well; the origin alone accepts any key. It refuses whatever that API refuses,
 * "translates" letter by letter, and remembers each request: `GET /:inbox/received`; `POST /:inbox/behave` sets how
 * it answers the next ones.
 */
export async function startTranslator(port = 0): Promise<TranslatorDouble> {
  const inboxes = new Map<string, Inbox>();
  const server = createServer((request, response) => {
    answer(request, response, inboxes).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  inboxes: Map<string, Inbox>,
): Promise<void> {
  const words = (request.url ?? "").split("/").slice(1);
  const [name = "", ...path] = words[0] === "v2" ? ["", ...words] : words;
  const inbox = inboxes.get(name) ?? { behaviours: [], received: [] };
  inboxes.set(name, inbox);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const route = `${request.method} ${path.join("/")}`;
  if (route === "GET received") reply(response, inbox.received);
  else if (route === "POST behave") {
    inbox.behaviours.push(JSON.parse(body.toString()) as Behaviour);
    reply(response, {});
  } else if (route === "POST v2/translate") {
    const authorization = request.headers.authorization ?? "";
    const isKnown =
      name === "" ? /^DeepL-Auth-Key/.test(authorization) : authorization === `DeepL-Auth-Key ${name}`;
    const isJson = request.headers["content-type"] === "application/json";
    if (!isKnown) refuse(response, 403, "Authorization failed.");
    else if (body.length > REQUEST_BYTES_MAX) refuse(response, 413, "The request size exceeds the limit.");
    else if (!isJson) refuse(response, 400, "The body is no JSON.");
    else await translate(response, inbox, body.toString());
  } else refuse(response, 404, "Not found.");
}

function reply(response: ServerResponse, content: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(content));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message }));
}

function takeBehaviour({ behaviours }: Inbox): Behaviour {
  const [next] = behaviours;
  if (!next) return { answer: { kind: "texts" }, times: 0 };
  if (next.times === 1) behaviours.shift();
  // A behaviour for all requests ends when another one is set.
  else if (next.times === 0 && behaviours.length > 1) {
    behaviours.shift();
    return takeBehaviour({ behaviours, received: [] });
  } else if (next.times > 1) behaviours[0] = { ...next, times: next.times - 1 };
  return next;
}

async function translate(response: ServerResponse, inbox: Inbox, body: string): Promise<void> {
  const parsed = requestSchema.safeParse(JSON.parse(body));
  if (!parsed.success) return refuse(response, 400, z.prettifyError(parsed.error));
  const { text: texts, source_lang: from, target_lang: target } = parsed.data;
  const to = TARGETS.get(target);
  if (!to) return refuse(response, 400, `Value for 'target_lang' not supported: ${target}`);
  const { answer, delayMs = 0 } = takeBehaviour(inbox);
  const status = answer.kind === "status" ? answer.status : answer.kind === "disconnect" ? 0 : 200;
  inbox.received.push({ texts, from, to: target, status });
  // Unreferenced: a late answer must not keep the process alive.
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
  const fault = answer.kind === "texts" ? answer.fault : undefined;
  const translations = texts.map((text) => {
    const translated = translateMarked(text, to);
    return { detected_source_language: from, text: fault ? spoil(translated, fault, to) : translated };
  });
  const whole = JSON.stringify({ translations });
  switch (answer.kind) {
    case "texts":
      return reply(response, { translations });
    case "one_text_less":
      return reply(response, { translations: translations.slice(1) });
    case "no_json":
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
      return;
    case "status":
      response
        .writeHead(answer.status, answer.retryAfter === undefined ? {} : { "retry-after": answer.retryAfter })
        .end();
      return;
    case "disconnect":
      response.writeHead(200, { "content-length": String(whole.length) });
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
      return;
    case "endless":
      response.writeHead(200, { "content-type": "application/json" });
      writeOn(response);
  }
}

function writeOn(response: ServerResponse): void {
  if (response.destroyed || response.closed) return;
  response.write(" ".repeat(64 * 1024), () => setImmediate(() => writeOn(response)));
}
