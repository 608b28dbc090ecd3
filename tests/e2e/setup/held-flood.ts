import { sampleId } from "../../factories/draft.ts";
import { manyProperties } from "../../factories/properties/many-properties.ts";
import { stockAccount } from "../../factories/stock-accounts.ts";
import { STOCK_ACCOUNTS } from "./stock.ts";

/** The second account behind those that tests take. */
const { companyId, groupId, userId, email } = stockAccount(STOCK_ACCOUNTS + 1);

/** Who has a property with two floods of requests and one of feedback that were held back. */
export const HELD_FLOOD = { email, property: { id: "floodbbbbb".padEnd(24, "a") } };

/** Statements that add the property and what was held back. */
export function heldFloodStatements(now: number): string[] {
  const { id } = HELD_FLOOD.property;
  const answers = JSON.stringify([
    { questionId: sampleId(3), question: "كيف كانت إقامتك؟", responseType: "stars", value: 1 },
  ]);
  const requests = (heldGroup: string, count: number) =>
    Array.from({ length: count }, (_, number) => [
      `insert into guest_requests (id, at, property_id, button_id, service_id, service, language, room, note, held_group)
       values ('${heldGroup}-${number}', ${now - 3_600_000 - number * 1_000}, '${id}', '${sampleId(1)}', '${sampleId(2)}',
         'Fresh towels', 'en', '204', 'Flood ${number}', '${heldGroup}')`,
    ]).flat();
  return [
    ...manyProperties({ companyId, groupId, userId, count: 1, now, prefix: "flood" }),
    `insert into qr_codes (code, created_at, property_id) values ('${id}qr', ${now}, '${id}')`,
    ...requests("flood-one", 38),
    ...requests("flood-two", 1),
    `insert into feedback (id, at, property_id, button_id, language, answers, rating, held_group)
     values ('flood-three-0', ${now - 7_200_000}, '${id}', '${sampleId(1)}', 'ar', '${answers}', 1, 'flood-three')`,
  ];
}
