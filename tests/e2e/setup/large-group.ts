import { manyProperties } from "../../factories/properties/many-properties.ts";
import { type StockAccount, stockAccount } from "../../factories/stock-accounts.ts";
import { claim } from "./claim.ts";

const SIZES = [119, 120, 2_000] as const;
/** Groups of each size: one for each test that asks for it, and for its repetition. */
const GROUPS = 4;

/** The first accounts of the stock own the large groups. */
export const LARGE_GROUPS = SIZES.length * GROUPS;

/** Statements that give each large group its properties: through the API they would take minutes. */
export function largeGroupStatements(now: number): string[] {
  return Array.from({ length: LARGE_GROUPS }, (_, number) => number).flatMap((number) => {
    const { companyId, groupId, userId } = stockAccount(number);
    const count = SIZES[Math.floor(number / GROUPS)] ?? 0;
    const prefix = `e${groupId.replaceAll(/[^a-z]/g, "").slice(0, 8)}`;
    return manyProperties({ companyId, groupId, userId, count, now, prefix });
  });
}

/** The owner of a group with as many properties, which no other test has. */
export function takeLargeGroup(size: (typeof SIZES)[number]): StockAccount {
  const first = SIZES.indexOf(size) * GROUPS;
  return stockAccount(claim(first, first + GROUPS));
}
