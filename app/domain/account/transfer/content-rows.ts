import { z } from "#domain/zod.ts";
import {
  ANNOUNCEMENT_KINDS,
  announcementTextsSchema,
  audienceSchema,
} from "../../announcement/announcement.ts";
import { clonedContactSchema } from "../../content/cloned-contacts.ts";
import { CONTENT_SCHEMA_VERSION, SECTIONS } from "../../content/document.ts";
import { documentLanguageSchema } from "../../content/document-schema.ts";
import { MEDIA_KINDS } from "../../content/media-reference.ts";
import { mediaKeySchema } from "../../content/media-reference-schema.ts";
import { readContent } from "../../content/versions.ts";
import { INTERFACE_LANGUAGES } from "../../language.ts";
import { DOCUMENT_BYTES_MAX, PDF_BYTES_MAX } from "../../limits.ts";
import { pageWeightSchema } from "../../look/page-weight.ts";
import { PROBLEM_CODES } from "../../problem-code.ts";
import { planInputSchema } from "../../property/planned.ts";
import { offeredLanguagesSchema, propertyNameSchema } from "../../property/property.ts";
import { PUBLICATION_NOTE_LENGTH_MAX } from "../../property/publication.ts";
import { restorePayloadSchema } from "../../property/restore-payload.ts";
import { RESTORE_KINDS, restoreSummarySchema } from "../../property/restore-point.ts";
import { idSchema } from "../../value-schemas.ts";
import { URL_LENGTH_MAX } from "../../web-address.ts";
import { isRestorePointKey, isSnapshotKey } from "./object-keys.ts";
import {
  count,
  flag,
  jsonText,
  moment,
  origin,
  readJson,
  requireUnchanged,
  sha256,
  singleLineText,
  someone,
} from "./values.ts";

const schemaVersion = z.int().min(1).max(CONTENT_SCHEMA_VERSION);
const note = singleLineText(PUBLICATION_NOTE_LENGTH_MAX);
const mediaKeys = jsonText(z.array(mediaKeySchema).max(10_000));
const findings = jsonText(
  z.array(z.looseObject({ check: z.string(), level: z.string(), code: z.string() })).max(10_000),
);
const sides = z.int().min(1).max(100_000);

interface Body {
  readonly section: (typeof SECTIONS)[number];
  readonly language: string;
  readonly body: string;
  readonly schema_version: number;
}

/** Checks a body with its section's schema, and its language against its section. */
function validateBody({ section, language, body, schema_version }: Body, context: z.RefinementCtx): void {
  if ((section === "buttons") === (language === "")) {
    context.addIssue({ code: "custom", path: ["language"], message: "mismatch" });
  }
  const read = readJson(body);
  try {
    if (!read) throw new Error("It is no JSON.");
    const checked = readContent(section, { schemaVersion: schema_version, body: read.value });
    // A body of the current version is served as stored, so no default may be missing.
    if (schema_version === CONTENT_SCHEMA_VERSION && lacksKeys(read.value, checked)) {
      throw new Error("It is not as this version writes it.");
    }
  } catch (error) {
    // Invalid body: report the schema's first issue.
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const path = ["body", ...(issue?.path ?? [])];
    context.addIssue({ code: "custom", path, message: issue?.message ?? "invalid" });
  }
}

/** Whether the schema's output has a key, at any depth, that the input lacks. */
function lacksKeys(given: unknown, made: unknown): boolean {
  if (typeof made !== "object" || made === null) return false;
  const stored = Object(given) as Readonly<Record<string, unknown>>;
  return Object.entries(made).some(([key, value]) => !(key in stored) || lacksKeys(stored[key], value));
}

const body = {
  section: z.enum(SECTIONS),
  language: documentLanguageSchema,
  body: z.string().max(DOCUMENT_BYTES_MAX, "too_long"),
  schema_version: schemaVersion,
};

/** Checks that a snapshot key belongs to the row's own property. */
function validateSnapshotKey(
  row: { readonly property_id: string; readonly snapshot_key: string },
  context: z.RefinementCtx,
): void {
  if (isSnapshotKey(row.property_id, row.snapshot_key)) return;
  context.addIssue({ code: "custom", path: ["snapshot_key"], message: "mismatch" });
}

/** Checks that a restore point's payload key is its own. */
function validatePointKey(
  row: { readonly id: string; readonly property_id: string; readonly payload: string },
  context: z.RefinementCtx,
): void {
  const payload = restorePayloadSchema.safeParse(readJson(row.payload)?.value).data;
  if (payload?.holds !== "file" || isRestorePointKey(row.property_id, row.id, payload.key)) return;
  context.addIssue({ code: "custom", path: ["payload"], message: "mismatch" });
}

interface AnnouncedRow {
  readonly kind: (typeof ANNOUNCEMENT_KINDS)[number];
  readonly audience: string | null;
  readonly sent_at: number | null;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
}

/** Rejects announcements that no service would store: without a start or without an end. */
function validateAnnouncement(row: AnnouncedRow, context: z.RefinementCtx): void {
  const mismatch = (path: string) => context.addIssue({ code: "custom", path: [path], message: "mismatch" });
  if (row.kind === "emergency" && row.audience !== null) mismatch("audience");
  if (row.sent_at === null) return;
  if (row.starts_at === null) mismatch("starts_at");
  if (row.kind !== "emergency" && row.ends_at === null) mismatch("ends_at");
}

const TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  pdf: "application/pdf",
};

/** Rows of drafts, versions and files. */
export const CONTENT_ROWS = {
  documents: z
    .strictObject({
      property_id: idSchema,
      ...body,
      updated_at: moment,
      updated_by: someone.nullable(),
      revision: count,
    })
    .superRefine(validateBody),
  publications: z
    .strictObject({
      property_id: idSchema,
      number: z.int().min(1).max(1_000_000_000),
      published_at: moment,
      published_by: someone.nullable(),
      snapshot_key: z.string(),
      languages: jsonText(offeredLanguagesSchema),
      note,
      media: mediaKeys.nullable(),
      weight: jsonText(pageWeightSchema).nullable(),
      draft_at: moment.nullable(),
    })
    .superRefine(validateSnapshotKey),
  planned_publications: z
    .strictObject({
      id: idSchema,
      planned_at: moment,
      due_at: moment,
      ended_at: moment.nullable(),
      property_id: idSchema,
      user_id: idSchema,
      planned_by: someone.nullable(),
      language: z.enum(INTERFACE_LANGUAGES),
      origin,
      local_time: planInputSchema.shape.localTime,
      state: z.enum(["waiting", "published", "failed", "cancelled"]),
      note,
      snapshot_key: z.string(),
      media: mediaKeys,
      number: count.nullable(),
      problem: z.enum(PROBLEM_CODES).nullable(),
      findings: findings.nullable(),
      draft_at: moment.nullable(),
    })
    .superRefine(validateSnapshotKey),
  restore_points: z
    .strictObject({
      id: idSchema,
      created_at: moment,
      expires_at: moment,
      restored_at: moment.nullable(),
      property_id: idSchema,
      created_by: someone.nullable(),
      kind: z.enum(RESTORE_KINDS),
      summary: jsonText(restoreSummarySchema),
      payload: jsonText(restorePayloadSchema),
    })
    .superRefine(validatePointKey),
  announcements: z
    .strictObject({
      id: idSchema,
      updated_at: moment,
      sent_at: moment.nullable(),
      starts_at: moment.nullable(),
      ends_at: moment.nullable(),
      due_at: moment.nullable(),
      property_id: idSchema,
      updated_by: someone.nullable(),
      sent_by: someone.nullable(),
      ended_by: someone.nullable(),
      kind: z.enum(ANNOUNCEMENT_KINDS),
      texts: jsonText(announcementTextsSchema),
      audience: jsonText(audienceSchema).nullable(),
      notifies: flag,
      revision: count,
    })
    .superRefine(validateAnnouncement),
  cloned_contacts: z.strictObject({
    cloned_at: moment,
    property_id: idSchema,
    kind: clonedContactSchema.shape.kind,
    value: singleLineText(URL_LENGTH_MAX).min(1),
    source: requireUnchanged(propertyNameSchema),
  }),
  restore_point_documents: z.strictObject({ point_id: idSchema, ...body }).superRefine(validateBody),
  media: z
    .strictObject({
      key: mediaKeySchema,
      created_at: moment,
      property_id: idSchema,
      kind: z.enum(MEDIA_KINDS),
      type: z.string(),
      name: singleLineText(120).min(1),
      bytes: z.int().min(1).max(PDF_BYTES_MAX),
      width: sides.nullable(),
      height: sides.nullable(),
      sha256,
      is_published: flag,
    })
    .superRefine(({ key, kind, type }, context) => {
      const ending = key.split(".").at(-1) ?? "";
      if (TYPES[ending] !== type) context.addIssue({ code: "custom", path: ["type"], message: "mismatch" });
      if ((kind === "pdf") !== (ending === "pdf")) {
        context.addIssue({ code: "custom", path: ["kind"], message: "mismatch" });
      }
    }),
};
