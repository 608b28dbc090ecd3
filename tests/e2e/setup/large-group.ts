import { manyProperties } from "../../factories/properties/many-properties.ts";
import { type StockAccount, stockAccount } from "../../factories/stock-accounts.ts";
import { claim } from "./claim.ts";

const SIZES = [119, 120, 2_000] as const;
/** Groups of each size: one for each test that needs it, and for its retry. */
const GROUPS = 4;

/** The first stock accounts own the large groups. */
export const LARGE_GROUPS = SIZES.length * GROUPS;

/** Statements that add the properties of large groups: the API would take minutes. */
export function largeGroupStatements(now: number): string[] {
  return Array.from({ length: LARGE_GROUPS }, (_, number) => number).flatMap((number) => {
    const { companyId, groupId, userId } = stockAccount(number);
    const count = SIZES[Math.floor(number / GROUPS)] ?? 0;
    const prefix = `e${groupId.replaceAll(/[^a-z]/g, "").slice(0, 8)}`;
    return manyProperties({ companyId, groupId, userId, count, now, prefix });
  });
}

/** Owner of a group with that many properties, reserved for one test. */
export function takeLargeGroup(size: (typeof SIZES)[number]): StockAccount {
  const first = SIZES.indexOf(size) * GROUPS;
  return stockAccount(claim(first, first + GROUPS));
}
