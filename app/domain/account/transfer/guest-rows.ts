import { z } from "#domain/zod.ts";
import { heldGroupIdSchema } from "../../guest/held-messages.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "../../guest/messages/kinds.ts";
import { RECEIPT_CODE_PATTERN } from "../../guest/receipt-code.ts";
import { handlingSchema } from "../../guest/request-state.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { ROOM_LENGTH_MAX } from "../../limits.ts";
import { idSchema } from "../../value-schemas.ts";
import { flag, jsonText, moment, multiLineText, singleLineText, storedEmail } from "./values.ts";

const messageRow = z
  .strictObject({
    id: idSchema,
    kind: z.enum(MESSAGE_KIND_NAMES),
    at: moment,
    closed_at: moment.nullable(),
    button_id: idSchema,
    language: z.enum(CONTENT_LANGUAGE_CODES),
    room: singleLineText(ROOM_LENGTH_MAX),
    held_group: heldGroupIdSchema.regex(/^[\w:.-]+$/).nullable(),
    receipt_code: z.string().regex(RECEIPT_CODE_PATTERN).nullable(),
    content: z.string(),
    // Absent in files of older versions.
    handling: jsonText(handlingSchema).nullable().optional(),
  })
  .superRefine(({ kind, content }, context) => {
    const judged = jsonText(MESSAGE_KINDS[kind].content).safeParse(content);
    for (const { message, path } of judged.error?.issues ?? []) {
      context.addIssue({ code: "custom", message, path: ["content", ...path] });
    }
  });

/** Rows of guest messages, and of the mails about them. */
export const DESK_ROWS = {
  messages: messageRow,
  consents: z.strictObject({
    id: idSchema,
    at: moment,
    visitor_id: idSchema,
    kind: z.literal("marketing"),
    given: flag,
    text_version: z.string().regex(/^[\w.-]{0,40}$/),
    given_at: moment.nullable(),
  }),
  mails: z.strictObject({
    id: idSchema,
    at: moment,
    mailed_at: moment.nullable(),
    recipient: storedEmail,
    subject: singleLineText(1_000),
    body: multiLineText(100_000),
  }),
};
