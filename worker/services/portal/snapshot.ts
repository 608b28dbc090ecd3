import { z } from "zod";
import { CONTENT_SCHEMA_VERSION, type Draft, type Section } from "#domain/content/document.ts";
import { isNewerContent, readContent } from "#domain/content/versions.ts";
import { knownLanguagesOf, namesNewerLanguage } from "#domain/language.ts";
import { logEvent } from "../../log-event.ts";

/** What a snapshot in R2 holds: the draft as it was published, and the schema version of its documents. */
const snapshotSchema = z.object({
  version: z.int(),
  draft: z.object({
    name: z.string(),
    languages: z.array(z.string()).min(1),
    defaultLanguage: z.string(),
    homepage: z.unknown(),
    theme: z.unknown(),
    social: z.unknown(),
    qr: z.unknown(),
    buttons: z.record(z.string(), z.unknown()),
  }),
});

const versionSchema = z.object({ version: z.int() });

export function snapshotOf(draft: Draft) {
  return { version: CONTENT_SCHEMA_VERSION, draft };
}

/** A published draft in today's form, or why there is none. */
export type Snapshot =
  | { readonly kind: "draft"; readonly draft: Draft; readonly bytes: number }
  | { readonly kind: "missing" | "unreadable" | "newer" };

/** Reads what was published. Throws where R2 can't be reached. */
export async function readSnapshot(
  env: Pick<Env, "FILES">,
  { propertyId, number, snapshotKey }: { propertyId: string; number: number; snapshotKey: string },
): Promise<Snapshot> {
  const object = await env.FILES.get(snapshotKey);
  if (!object) {
    logEvent("snapshot_missing", { propertyId, number });
    return { kind: "missing" };
  }
  const text = new TextDecoder().decode(await object.arrayBuffer());
  try {
    return parseSnapshot(text, object.size);
  } catch (error) {
    // Cut off, or a body that never satisfied its own version.
    logEvent("snapshot_unreadable", { propertyId, number, error });
    return { kind: "unreadable" };
  }
}

function parseSnapshot(text: string, bytes: number): Snapshot {
  const stored: unknown = JSON.parse(text);
  // First the version alone: what else a newer one keeps is not known.
  if (isNewerContent(versionSchema.parse(stored).version)) return { kind: "newer" };
  const { version, draft } = snapshotSchema.parse(stored);
  if (namesNewerLanguage(draft)) return { kind: "newer" };
  const today = <Name extends Section>(section: Name, body: unknown) =>
    readContent(section, { schemaVersion: version, body });
  const { languages, defaultLanguage } = knownLanguagesOf(draft);
  const buttonsOf = (language: string) => today("buttons", draft.buttons[language] ?? { buttons: [] });
  return {
    kind: "draft",
    bytes,
    draft: {
      ...{ name: draft.name, languages, defaultLanguage },
      homepage: today("homepage", draft.homepage),
      theme: today("theme", draft.theme),
      social: today("social", draft.social),
      qr: today("qr", draft.qr),
      buttons: Object.fromEntries(languages.map((language) => [language, buttonsOf(language)])),
    },
  };
}
