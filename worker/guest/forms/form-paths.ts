import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { notFoundPage } from "../plain-page.ts";
import { plainRefusal } from "../plain-refusal.ts";
import { readFeedback } from "./receive-feedback.ts";
import { type FormBindings, type ReadForm, receiveForm } from "./receive-form.ts";
import { readRequest } from "./receive-request.ts";

const READERS = { feedback: readFeedback, requests: readRequest } as const satisfies Record<string, ReadForm>;

/** Answers `/p/:slug/feedback` and `/p/:slug/requests`. A guest who comes there by the address bar is led back. */
export function answerForm(
  request: Request,
  { slug, name }: { readonly slug: string; readonly name: keyof typeof READERS },
  env: FormBindings,
  now: EpochMs,
): Response | Promise<Response> {
  if (request.method === "POST") return receiveForm(request, slug, { env, now, read: READERS[name] });
  if (request.method === "GET") {
    return SLUG_PATTERN.test(slug)
      ? plainRefusal(303, { location: portalPath(slug) })
      : notFoundPage(request);
  }
  return plainRefusal(405, { allow: "GET, POST" });
}
