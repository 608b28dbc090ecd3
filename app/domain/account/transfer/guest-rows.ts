import { z } from "zod";
import { TITLE_LENGTH_MAX } from "../../content/buttons/text-schemas.ts";
import { feedbackAnswerSchema, STARS_MAX } from "../../guest/feedback.ts";
import { NOTE_LENGTH_MAX, ROOM_LENGTH_MAX } from "../../guest/guest-request.ts";
import { heldGroupSchema } from "../../guest/held-messages.ts";
import { RECEIPT_CODE_PATTERN } from "../../guest/receipt-code.ts";
import { idSchema } from "../../id.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { flag, jsonOf, moment, oneLine, severalLines, storedEmail } from "./values.ts";

const language = z.enum(CONTENT_LANGUAGE_CODES);
const heldGroup = heldGroupSchema.regex(/^[\w:.-]+$/).nullable();
const receiptCode = z.string().regex(RECEIPT_CODE_PATTERN).nullable();

/** Rows of what guests wrote, and of the mails that tell of it. */
export const GUEST_ROWS = {
  feedback: z.strictObject({
    id: idSchema,
    at: moment,
    property_id: idSchema,
    button_id: idSchema,
    language,
    answers: jsonOf(z.array(feedbackAnswerSchema).max(50)),
    rating: z.number().min(1).max(STARS_MAX).nullable(),
    held_group: heldGroup,
    receipt_code: receiptCode,
  }),
  guest_requests: z.strictObject({
    id: idSchema,
    at: moment,
    done_at: moment.nullable(),
    property_id: idSchema,
    button_id: idSchema,
    service_id: idSchema,
    service: severalLines(TITLE_LENGTH_MAX),
    language,
    room: oneLine(ROOM_LENGTH_MAX),
    note: severalLines(NOTE_LENGTH_MAX),
    held_group: heldGroup,
    receipt_code: receiptCode,
  }),
  consents: z.strictObject({
    id: idSchema,
    at: moment,
    property_id: idSchema,
    visitor_id: idSchema,
    kind: z.literal("marketing"),
    given: flag,
    text_version: z.string().regex(/^[\w.-]{0,40}$/),
    given_at: moment.nullable(),
  }),
  message_mails: z.strictObject({
    id: idSchema,
    at: moment,
    mailed_at: moment.nullable(),
    property_id: idSchema,
    recipient: storedEmail,
    subject: oneLine(1_000),
    body: severalLines(100_000),
  }),
};
