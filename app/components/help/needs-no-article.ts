import type { ProblemCode } from "#domain/problem-code.ts";

/** Refusals without an article, and why nobody would look for one. */
export const NEEDS_NO_ARTICLE = {
  malformed_request: "No screen sends such a request; only a program of somebody's own meets it.",
  client_key_required: "Every build of ours carries the key; only a program of somebody's own meets it.",
  forbidden_origin: "Only a page of another site meets it, and that page shows it to nobody.",
  method_not_allowed: "No screen asks in such a way.",
  body_too_large: "Screens hold every text to a length far below it; files have limits of their own.",
  unsupported_media_type: "No screen sends another type.",
  not_found: "The page that shows it says what happened and leads back.",
  invalid_email: "It stands under the field and says all there is to say.",
  signed_in_elsewhere: "The sign-in screen leads to the provider instead.",
  files_full: "It says what takes the room and what to do, at the field.",
  live_unavailable: "Screens try again by themselves, and show it to nobody.",
  newer_version: "The notice on the screen says what to do; it is over with the page's next load.",
  recipient_asked_lately: "It says when to try again, beside the button that was pressed.",
  too_many_recipients: "It says what to do, beside the button that was pressed.",
  plan_in_past: "It stands under the field and says all there is to say.",
  plan_hour_skipped: "It stands under the field with the time that can be had.",
  plan_too_far: "It stands under the field and says all there is to say.",
  plan_waiting: "The notice on the same screen shows which, and cancels it.",
  nothing_new: "The screen says that nothing has changed, and shows what would.",
  plan_ended: "The screen shows what is planned now.",
  place_taken: "It stands under the field and says all there is to say.",
  too_many_places: "It says what to do, beside the button that was pressed.",
  slug_taken: "It stands under the field and says all there is to say.",
  too_many_addresses: "It stands under the field, beside the addresses that can be had.",
} as const satisfies Partial<Record<ProblemCode, string>>;
