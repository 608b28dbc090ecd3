import { encodeId } from "#domain/id.ts";
import { SUBMISSION_FIELD } from "#portal/form-names.ts";

const SUBMISSION_PATTERN = /^[\w-]{16,40}$/;

async function hashText(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/**
 * The row id of a form that the page has named: the same for every time it is sent from one place. Null without a
 * name.
 */
export async function idOfSubmission(
  propertyId: string,
  fields: URLSearchParams,
  placeId: string | null,
): Promise<string | null> {
  const name = fields.get(SUBMISSION_FIELD) ?? "";
  if (!SUBMISSION_PATTERN.test(name)) return null;
  return encodeId(
    await hashText(
      JSON.stringify([propertyId, fields.get("button"), name, ...(placeId === null ? [] : [placeId])]),
    ),
  );
}

/**
 * Tells forms apart: by the page's name for it, and without scripts by all that was filled in, the card that was
 * scanned and the guest's own id. Phones alike of one network share a sender's name, and two rooms may ask for the
 * same.
 */
export async function keyOfSubmission(
  fields: URLSearchParams,
  { card, consented }: { readonly card: string | null; readonly consented: string | null },
): Promise<string> {
  const name = fields.get(SUBMISSION_FIELD) ?? "";
  const words = SUBMISSION_PATTERN.test(name) ? [fields.get("button"), name] : [...fields];
  return encodeId(await hashText(JSON.stringify([card, consented, words])));
}
