import { z } from "#domain/zod.ts";

const cursorSchema = z.string().optional();

/** A page of groups, as operations list them. */
export const groupPageSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), name: z.string(), company: z.string(), properties: z.int(), people: z.int() }),
  ),
  nextCursor: cursorSchema,
});
export type GroupPage = z.infer<typeof groupPageSchema>;

/** A page of a group's properties, removed ones included. */
export const groupPropertyPageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      licenceKey: z.string().nullable(),
      licence: z.string().nullable(),
      publishedNumber: z.int().nullable(),
      removedAt: z.iso.datetime().nullable(),
    }),
  ),
  nextCursor: cursorSchema,
});
export type GroupPropertyPage = z.infer<typeof groupPropertyPageSchema>;

/** What a text of operations names: by slug, address, licence key and code exactly, by a part of a name. */
export const findingsSchema = z.object({
  items: z.array(
    z.object({
      kind: z.enum(["property", "person", "group"]),
      /** What matched. */
      by: z.enum(["id", "slug", "email", "licence key", "name", "QR code"]),
      id: z.string(),
      name: z.string(),
      groupId: z.string(),
      detail: z.string(),
    }),
  ),
});
export type Findings = z.infer<typeof findingsSchema>;

/** Mail that was not sent, as operations see it: neither its text nor its subject. */
export const unsentMailSchema = z.object({
  waiting: z.int(),
  overdue: z.int(),
  givenUp: z.int(),
  /** The given up first, then those that wait longest. */
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      createdAt: z.iso.datetime(),
      attempts: z.int(),
      /** When it is tried again; null: given up. */
      dueAt: z.iso.datetime().nullable(),
      lastError: z.string().nullable(),
    }),
  ),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;
