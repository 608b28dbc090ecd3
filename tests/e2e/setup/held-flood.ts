import { sampleId } from "../../factories/draft.ts";
import { manyProperties } from "../../factories/properties/many-properties.ts";
import { type StockAccount, stockAccount } from "../../factories/stock-accounts.ts";
import { claim } from "./claim.ts";
import { STOCK_ACCOUNTS } from "./stock.ts";

/** The first account that owns one: the second behind those that tests take. */
const FIRST = STOCK_ACCOUNTS + 1;
/** Each try of a test uses one up. */
export const HELD_FLOODS = 4;

interface HeldFlood extends Pick<StockAccount, "email"> {
  readonly property: { readonly id: string };
}

const prefixOf = (number: number) => `flood${"bcde"[number - FIRST]}`;
const propertyOf = (number: number) => ({ id: `${prefixOf(number)}bbbbb`.padEnd(24, "a") });

/**
 * Who has a property with two floods of requests and one of feedback that were held back, which no other try of a test
 * has.
 */
export function takeHeldFlood(): HeldFlood {
  const number = claim(FIRST, FIRST + HELD_FLOODS);
  return { email: stockAccount(number).email, property: propertyOf(number) };
}

/** Statements that add the properties and what was held back. */
export function heldFloodStatements(now: number): string[] {
  return Array.from({ length: HELD_FLOODS }, (_, index) => statementsOf(FIRST + index, now)).flat();
}

function statementsOf(number: number, now: number): string[] {
  const { companyId, groupId, userId } = stockAccount(number);
  const { id } = propertyOf(number);
  const prefix = prefixOf(number);
  const answers = JSON.stringify([
    { questionId: sampleId(3), question: "كيف كانت إقامتك؟", responseType: "stars", value: 1 },
  ]);
  const requests = (heldGroup: string, count: number) =>
    Array.from({ length: count }, (_, row) => [
      `insert into guest_requests (id, at, property_id, button_id, service_id, service, language, room, note, held_group)
       values ('${heldGroup}-${row}', ${now - 3_600_000 - row * 1_000}, '${id}', '${sampleId(1)}', '${sampleId(2)}',
         'Fresh towels', 'en', '204', 'Flood ${row}', '${heldGroup}')`,
    ]).flat();
  return [
    ...manyProperties({ companyId, groupId, userId, count: 1, now, prefix }),
    `insert into qr_codes (code, created_at, property_id) values ('${id}qr', ${now}, '${id}')`,
    ...requests(`${prefix}-one`, 38),
    ...requests(`${prefix}-two`, 1),
    `insert into feedback (id, at, property_id, button_id, language, answers, rating, held_group)
     values ('${prefix}-three-0', ${now - 7_200_000}, '${id}', '${sampleId(1)}', 'ar', '${answers}', 1, '${prefix}-three')`,
  ];
}
