import { CONTENT_LANGUAGE_CODES, negotiateLanguage } from "#domain/language.ts";
import { decideLicence } from "#domain/property/licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { getPreviewWords } from "#portal/words/preview-words.ts";
import { getDatabase } from "../db/client.ts";
import { selectDocuments } from "../db/content/documents.ts";
import { selectAutomaticDrafts } from "../db/content/translations.ts";
import { runNamed } from "../db/named-batch.ts";
import { selectAnyProperty, toLicence } from "../db/property/properties.ts";
import { readPreviewToken } from "../identity/preview-token.ts";
import { mainTelephone } from "../portal/page/additions/main-telephone.ts";
import { getPageHeaders } from "../portal/page/page-headers.ts";
import { fillSlots, toMarkup } from "../portal/page/slots.ts";
import { renderPreview } from "../portal/rendering/render-preview.tsx";
import { PREVIEW_PREFIX } from "../request-path.ts";
import { toViewableDraft } from "../services/content/load-draft.ts";
import { notFoundPage, plainPage } from "./plain-page.ts";
import { respondPlain } from "./plain-refusal.ts";

/** Anyone with the address may view it, so it must not be cached, indexed or sent as a referrer. */
const PRIVATE = {
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
} as const;

/**
 * Answers `/preview/:token[/:language]` with the present draft. Reads the database but no session: the token
 * alone decides. Without a valid licence it shows the closed page, like the portal.
 *
 * @returns 410 for an expired or revoked token; 404 for an invalid one, or a removed property.
 */
export async function servePreview(request: Request, env: Env, now: EpochMs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const { pathname } = new URL(request.url);
  const [token = "", named = "", ...more] = pathname.slice(PREVIEW_PREFIX.length).split("/");
  const claim = more.length > 0 ? null : await readPreviewToken(env, token, now);
  if (claim === null) return withHeaders(await notFoundPage(request), PRIVATE);
  if (claim === "expired") return withHeaders(await expiredPage(request), PRIVATE);

  const db = getDatabase(env, claim.propertyId);
  const {
    properties: [found],
    documents,
    drafts,
  } = await runNamed(db, {
    properties: selectAnyProperty(db, claim.propertyId),
    documents: selectDocuments(db, claim.propertyId),
    drafts: selectAutomaticDrafts(db, claim.propertyId),
  });
  if (!found) return withHeaders(await notFoundPage(request), PRIVATE);
  const { property, licence } = found;
  const isEnded = property.previewsEndedAt !== null && claim.madeAt <= property.previewsEndedAt;
  if (isEnded) return withHeaders(await expiredPage(request), PRIVATE);
  const draft = toViewableDraft(property, documents, drafts);
  const basePath = PREVIEW_PREFIX + token;
  const accepted = negotiateLanguage(request.headers.get("accept-language"), draft.languages);
  const language =
    named === "" ? (accepted ?? draft.defaultLanguage) : draft.languages.find((code) => code === named);
  // The language was switched off in between.
  if (!language && CONTENT_LANGUAGE_CODES.some((code) => code === named)) {
    return respondPlain(302, { ...PRIVATE, location: basePath });
  }
  if (!language) return withHeaders(await notFoundPage(request), PRIVATE);

  const isOpen = decideLicence(toLicence(licence), now).isValid;
  const { slug, features, timeZone } = property;
  const moment = { at: now, timeZone };
  const page = await renderPreview({ draft, slug, features, basePath, isOpen, moment }, language);
  const markup = { ...toMarkup(page.html), slots: page.slots };
  const facts = { timeZone, visitorIds: false, address: "", telephone: property.telephone };
  const called = mainTelephone({ markup, kind: isOpen ? "open" : "closed", language, property: facts });
  const { body } = fillSlots(markup, called?.fills ?? []);
  return new Response(request.method === "HEAD" ? null : body, {
    status: isOpen ? 200 : 403,
    headers: { ...getPageHeaders(page.styleHash, page.loads), ...PRIVATE, vary: "accept-language" },
  });
}

function expiredPage(request: Request): Promise<Response> {
  return plainPage(request, 410, (language) => {
    const { expiredTitle, expired } = getPreviewWords(language);
    return [expiredTitle, expired];
  });
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
