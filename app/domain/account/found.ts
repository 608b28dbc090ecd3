import { z } from "#domain/zod.ts";

const cursorSchema = z.string().optional();

/** A page of groups, for operations. */
export const groupPageSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), name: z.string(), company: z.string(), properties: z.int(), people: z.int() }),
  ),
  nextCursor: cursorSchema,
});
export type GroupPage = z.infer<typeof groupPageSchema>;

/** A page of a group's properties, including removed ones. */
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

/** Search results for operations: exact match of slug, address, licence key or code; part of a name. */
export const findingsSchema = z.object({
  items: z.array(
    z.object({
      kind: z.enum(["property", "person", "group"]),
      /** The field that matched. */
      by: z.enum(["id", "slug", "email", "licence key", "name", "QR code"]),
      id: z.string(),
      name: z.string(),
      groupId: z.string(),
      detail: z.string(),
    }),
  ),
});
export type Findings = z.infer<typeof findingsSchema>;

/** Unsent mail for operations, without text and subject. */
export const unsentMailSchema = z.object({
  waiting: z.int(),
  overdue: z.int(),
  givenUp: z.int(),
  /** Sorted: mails that are no longer retried, then the longest waiting. */
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      createdAt: z.iso.datetime(),
      attempts: z.int(),
      /** Next retry; `null`: given up. */
      dueAt: z.iso.datetime().nullable(),
      lastError: z.string().nullable(),
    }),
  ),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;
