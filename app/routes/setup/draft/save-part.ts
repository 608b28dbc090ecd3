import type { BrowserSession } from "#app/session/browser-session.ts";
import { readProblem } from "#app/session/network/problem.ts";
import type { SectionDocument, StoredDocument } from "#domain/content/document.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";
import { type PartKey, type PartValue, toDocumentAddress, toFields, toPartKey } from "./draft-state.ts";

/** A part as saved on the server. */
export interface SavedPart {
  readonly saved: PartValue<PartKey>;
  readonly revision: number;
  /** Who saved it; `null`: unknown. */
  readonly by: string | null;
  /** Saved by a newer product version. */
  readonly newerVersion?: true | undefined;
}

export interface PartSave {
  readonly key: PartKey;
  readonly value: PartValue<PartKey>;
  readonly revision: number;
}

/** Saves a part at its revision; refusals are the API's. */
export async function sendPart(
  session: Pick<BrowserSession, "api">,
  propertyId: string,
  save: PartSave,
): Promise<Verdict<SavedPart>> {
  const response = await requestSave(session, propertyId, save);
  if (!response.ok) return { ok: false, problem: await readProblem(response) };
  return accept(readSavedPart(await response.json()));
}

/** Sends the save request. */
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

/** Loads a part; `null` if unavailable. */
export async function readPart(
  { api }: Pick<BrowserSession, "api">,
  propertyId: string,
  key: PartKey,
): Promise<SavedPart | null> {
  const property = api.api.properties[":propertyId"];
  if (key === "property") {
    const response = await property.$get({ param: { propertyId } });
    return response.ok ? readSavedPart(await response.json()) : null;
  }
  const { section, language } = toDocumentAddress(key);
  const response = await property.documents[":section"].$get({
    param: { propertyId, section },
    query: { language },
  });
  return response.ok ? readSavedPart(await response.json()) : null;
}

/** The newer part in a refusal; `null` if it was removed. */
export function readNewerPart({ current }: Problem<"stale_revision" | "newer_version">): SavedPart | null {
  return current && ("section" in current || "slug" in current) ? readSavedPart(current) : null;
}

/** The part in an API answer: a property or document. */
export function readSavedPart(answer: Property | SectionDocument): SavedPart {
  if (!("section" in answer)) {
    return { saved: toFields(answer), revision: answer.revision, by: answer.updatedBy };
  }
  const { body: saved, revision, updatedBy: by, newerVersion } = answer;
  return { saved, revision, by, newerVersion };
}

/** All parts of a draft as saved on the server. */
export function toSavedParts(
  property: Property,
  documents: readonly StoredDocument[],
): readonly (SavedPart & { readonly key: PartKey })[] {
  return [
    { key: "property", ...readSavedPart(property) },
    ...documents.map((document) => ({ key: toPartKey(document), ...readSavedPart(document) })),
  ];
}
