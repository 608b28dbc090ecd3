import { composeDigest } from "../compose-guest-mail.ts";
import { defineMail } from "../define-mail.ts";

/** Waiting guest messages: several as a digest, a single one as its own mail. */
export const messageDigest = defineMail({
  queue: "digest",
  isSecret: true,
  compose(facts: Parameters<typeof composeDigest>[0]) {
    const [only] = facts.messages;
    return only && facts.count === 1 ? { subject: only.subject, body: only.body } : composeDigest(facts);
  },
});
