import type { BrowserSession } from "#app/session/browser-session.ts";
import { readProblem } from "#app/session/problem.ts";
import type { StoredDocument } from "#domain/content/document.ts";
import { accept, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";
import { fieldsOf, type PartKey, type PartValue, partKeyOf } from "./draft-state.ts";

/** A part as the server has it. */
export interface SavedPart {
  readonly saved: PartValue<PartKey>;
  readonly revision: number;
  /** Who saved it; null when nobody knows. */
  readonly by: string | null;
  /** A newer version of the product saved it. */
  readonly newerVersion?: true | undefined;
}

interface PartSave {
  readonly key: PartKey;
  readonly value: PartValue<PartKey>;
  readonly revision: number;
}

/** Where a part's document is. */
function pathOf(propertyId: string, key: PartKey): string {
  const property = `/api/properties/${propertyId}`;
  if (key === "property") return property;
  const [section, language = ""] = key.split(":");
  return `${property}/documents/${section}?${new URLSearchParams({ language })}`;
}

/** Saves one part on its revision; refuses as the API does. */
export async function sendPart(
  { send }: Pick<BrowserSession, "send">,
  propertyId: string,
  { key, value, revision }: PartSave,
): Promise<Verdict<SavedPart>> {
  const response = await send(pathOf(propertyId, key), {
    method: key === "property" ? "PATCH" : "PUT",
    headers: { "content-type": "application/json", "if-match": `"${revision}"` },
    body: JSON.stringify(value),
  });
  if (!response.ok) return { ok: false, problem: await readProblem(response) };
  return accept(readSaved(key, await response.json()));
}

/** A part as it is on the server now; null when it can't be read. */
export async function readPart(
  { send }: Pick<BrowserSession, "send">,
  propertyId: string,
  key: PartKey,
): Promise<SavedPart | null> {
  const response = await send(pathOf(propertyId, key));
  return response.ok ? readSaved(key, await response.json()) : null;
}

/** The part in an answer of the API: a property or a document. */
export function readSaved(key: PartKey, answer: unknown): SavedPart {
  if (key === "property") {
    const property = answer as Property;
    return { saved: fieldsOf(property), revision: property.revision, by: property.updatedBy };
  }
  const document = answer as StoredDocument;
  const { body: saved, revision, updatedBy: by, newerVersion } = document;
  return { saved, revision, by, newerVersion };
}

/** Every part of a draft as the server has it. */
export function savedPartsOf(
  property: Property,
  documents: readonly StoredDocument[],
): readonly (SavedPart & { readonly key: PartKey })[] {
  const { revision, updatedBy: by } = property;
  return [
    { key: "property", saved: fieldsOf(property), revision, by },
    ...documents.map((document) => ({
      key: partKeyOf(document),
      ...readSaved(partKeyOf(document), document),
    })),
  ];
}
