import { RECIPIENT_LINK_DAYS } from "#domain/limits.ts";
import { contentLanguageSchema } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../../db/client.ts";
import { enqueueAsking, insertAsked } from "../../db/mail/mail-recipients.ts";
import { newId } from "../../db/new-id.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import { hashSecret, newSecret } from "../../identity/secret.ts";
import type { SigningSecrets } from "../../identity/signing-key.ts";
import { toHeaderLine } from "../../mail/header-line.ts";
import { recipientQuestion } from "../../mail/kinds/recipient-question.ts";

interface Question {
  readonly address: string;
  readonly property: Pick<ScopedProperty, "id" | "name" | "defaultLanguage">;
  readonly groupId: string;
  readonly groupName: string;
  /** The origin of the link. */
  readonly origin: string;
  readonly at: EpochMs;
}

/** The encrypted consent mail to an address, and the row of its link. */
export async function writeQuestion(
  env: SigningSecrets,
  { address, property, groupId, groupName, origin, at }: Question,
) {
  const token = newSecret();
  const facts = {
    propertyName: toHeaderLine(property.name),
    groupName: toHeaderLine(groupName),
    language: contentLanguageSchema.parse(property.defaultLanguage),
    link: `${origin}/confirm-recipient?token=${token}`,
    days: RECIPIENT_LINK_DAYS,
  };
  return {
    asked: { groupId, propertyId: property.id, address, at, tokenHash: await hashSecret(token) },
    mail: { ...(await recipientQuestion.write(env, address, facts)), id: newId(), at, groupId },
  };
}

export type WrittenQuestion = Awaited<ReturnType<typeof writeQuestion>>;

/** Statements that ask addresses for consent, once per group. For the publication's batch. */
export function askingStatements(db: Database, questions: readonly WrittenQuestion[]) {
  return questions.flatMap(({ asked, mail }) => [insertAsked(db, asked), enqueueAsking(db, mail)]);
}
