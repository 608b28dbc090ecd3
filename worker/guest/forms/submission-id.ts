import { encodeId } from "#domain/id.ts";
import { SUBMISSION_FIELD } from "#portal/form-names.ts";

const SUBMISSION_PATTERN = /^[\w-]{16,40}$/;

async function hashText(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/**
 * Row id of a form, derived from the page's id for it: the same for each repetition from one place. `null`: the
 * page sent no id.
 */
export async function toSubmissionId(
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
 * Key that distinguishes forms: by the page's id for it, or without scripts by all fields, the scanned card and
 * the guest's id. Similar phones of one network share a sender's hash, and two rooms may ask for the same.
 */
export async function toSubmissionKey(
  fields: URLSearchParams,
  { card, consented }: { readonly card: string | null; readonly consented: string | null },
): Promise<string> {
  const name = fields.get(SUBMISSION_FIELD) ?? "";
  const words = SUBMISSION_PATTERN.test(name) ? [fields.get("button"), name] : [...fields];
  return encodeId(await hashText(JSON.stringify([card, consented, words])));
}
