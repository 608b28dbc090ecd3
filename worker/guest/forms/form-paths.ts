import { getKindByPath } from "#domain/guest/messages/kinds.ts";
import type { MessagePath } from "#domain/guest/messages/message-path.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { notFoundPage } from "../plain-page.ts";
import { respondPlain } from "../plain-refusal.ts";
import { type FormBindings, receiveForm } from "./receive-form.ts";

/** Answers `/p/:slug/<kind of message>`. A GET from the address bar redirects to the portal. */
export function handleForm(
  request: Request,
  { slug, name }: { readonly slug: string; readonly name: MessagePath },
  env: FormBindings,
  now: EpochMs,
): Response | Promise<Response> {
  if (request.method === "POST") return receiveForm(request, slug, { env, now, kind: getKindByPath(name) });
  if (request.method === "GET") {
    return SLUG_PATTERN.test(slug)
      ? respondPlain(303, { location: portalPath(slug) })
      : notFoundPage(request);
  }
  return respondPlain(405, { allow: "GET, POST" });
}
