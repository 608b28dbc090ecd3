import { HOUR_MS } from "#domain/time.ts";
import { sampleId } from "../../factories/draft.ts";
import { manyProperties } from "../../factories/properties/many-properties.ts";
import { type StockAccount, stockAccount } from "../../factories/stock-accounts.ts";
import { claim } from "./claim.ts";
import type { LaidMessages } from "./desk-front.ts";
import { STOCK_ACCOUNTS } from "./stock.ts";

/** Number of the first account with a flood: the second number after the accounts for tests. */
const FIRST = STOCK_ACCOUNTS + 1;
/** Number of accounts with a flood: each attempt of a test uses one. */
export const HELD_FLOODS = 4;

interface HeldFlood extends Pick<StockAccount, "email"> {
  readonly property: { readonly id: string };
}

const getPrefix = (number: number) => `flood${"bcde"[number - FIRST]}`;
const toPropertyRow = (number: number) => ({ id: `${getPrefix(number)}bbbbb`.padEnd(24, "a") });

/**
 * Owner of a property with held-back floods (two of requests, one of feedback), reserved for one attempt of a test.
 */
export function takeHeldFlood(): HeldFlood {
  const number = claim(FIRST, FIRST + HELD_FLOODS);
  return { email: stockAccount(number).email, property: toPropertyRow(number) };
}

/** Statements that add the properties. */
export function heldFloodStatements(now: number): string[] {
  return allFloods().flatMap((number) => {
    const { companyId, groupId, userId } = stockAccount(number);
    const { id } = toPropertyRow(number);
    return [
      ...manyProperties({ companyId, groupId, userId, count: 1, now, prefix: getPrefix(number) }),
      `insert into qr_codes (code, created_at, property_id) values ('${id}qr', ${now}, '${id}')`,
    ];
  });
}

/** Held-back messages of each property. */
export function heldFloods(now: number): LaidMessages[] {
  return allFloods().map((number) => ({
    propertyId: toPropertyRow(number).id,
    rows: heldRows(getPrefix(number), now),
  }));
}

const allFloods = () => Array.from({ length: HELD_FLOODS }, (_, index) => FIRST + index);

function heldRows(prefix: string, now: number): LaidMessages["rows"] {
  const common = { closed_at: null, button_id: sampleId(1), receipt_code: null, handling: null };
  const requests = (heldGroup: string, count: number) =>
    Array.from({ length: count }, (_, row) => {
      const asked = { serviceId: sampleId(2), service: "Fresh towels", room: "204", note: `Flood ${row}` };
      return {
        ...common,
        id: `${heldGroup}-${row}`,
        kind: "request",
        language: "en",
        room: "204",
        held_group: heldGroup,
        at: now - HOUR_MS - row * 1_000,
        content: JSON.stringify({ ...asked, place: null, opensAt: null, clock: null }),
      };
    });
  const answer = { questionId: sampleId(3), question: "كيف كانت إقامتك؟", responseType: "stars", value: 1 };
  const heldGroup = `${prefix}-three`;
  return [
    ...requests(`${prefix}-one`, 38),
    ...requests(`${prefix}-two`, 1),
    {
      ...common,
      id: `${heldGroup}-0`,
      kind: "feedback",
      language: "ar",
      room: "",
      held_group: heldGroup,
      at: now - 2 * HOUR_MS,
      content: JSON.stringify({ answers: [answer] }),
    },
  ];
}
