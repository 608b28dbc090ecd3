import type { BrowserSession } from "#app/session/browser-session.ts";
import { readProblem } from "#app/session/network/problem.ts";
import type { SectionDocument, StoredDocument } from "#domain/content/document.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";
import { type PartKey, type PartValue, toDocumentAddress, toFields, toPartKey } from "./draft-state.ts";

/** A part as the server has it. */
export interface SavedPart {
  readonly saved: PartValue<PartKey>;
  readonly revision: number;
  /** Who saved it; null when nobody knows. */
  readonly by: string | null;
  /** A newer version of the product saved it. */
  readonly newerVersion?: true | undefined;
}

export interface PartSave {
  readonly key: PartKey;
  readonly value: PartValue<PartKey>;
  readonly revision: number;
}

/** Saves one part on its revision; refuses as the API does. */
export async function sendPart(
  session: Pick<BrowserSession, "api">,
  propertyId: string,
  save: PartSave,
): Promise<Verdict<SavedPart>> {
  const response = await requestSave(session, propertyId, save);
  if (!response.ok) return { ok: false, problem: await readProblem(response) };
  return accept(readSaved(await response.json()));
}

/** Asks the API to save a part. */
function requestSave(
  { api }: Pick<BrowserSession, "api">,
  propertyId: string,
  { key, value, revision }: PartSave,
) {
  const property = api.api.properties[":propertyId"];
  const options = { headers: { "if-match": `"${revision}"` } };
  if ("languages" in value) return property.$patch({ param: { propertyId }, json: value }, options);
  const { section, language } = toDocumentAddress(key);
  return property.documents[":section"].$put(
    { param: { propertyId, section }, query: { language }, json: value },
    options,
  );
}

/** A part as it is on the server now; null when it can't be read. */
export async function readPart(
  { api }: Pick<BrowserSession, "api">,
  propertyId: string,
  key: PartKey,
): Promise<SavedPart | null> {
  const property = api.api.properties[":propertyId"];
  if (key === "property") {
    const response = await property.$get({ param: { propertyId } });
    return response.ok ? readSaved(await response.json()) : null;
  }
  const { section, language } = toDocumentAddress(key);
  const response = await property.documents[":section"].$get({
    param: { propertyId, section },
    query: { language },
  });
  return response.ok ? readSaved(await response.json()) : null;
}

/** The newer part that a refused save was answered with; null where it was removed. */
export function readCurrent({ current }: Problem<"stale_revision" | "newer_version">): SavedPart | null {
  return current && ("section" in current || "slug" in current) ? readSaved(current) : null;
}

/** The part in an answer of the API: a property or a document. */
export function readSaved(answer: Property | SectionDocument): SavedPart {
  if (!("section" in answer)) {
    return { saved: toFields(answer), revision: answer.revision, by: answer.updatedBy };
  }
  const { body: saved, revision, updatedBy: by, newerVersion } = answer;
  return { saved, revision, by, newerVersion };
}

/** Every part of a draft as the server has it. */
export function toSavedParts(
  property: Property,
  documents: readonly StoredDocument[],
): readonly (SavedPart & { readonly key: PartKey })[] {
  return [
    { key: "property", ...readSaved(property) },
    ...documents.map((document) => ({ key: toPartKey(document), ...readSaved(document) })),
  ];
}
