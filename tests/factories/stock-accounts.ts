import { createHash } from "node:crypto";
import { PRODUCT_VERSION } from "#domain/account/account.ts";
import { encodeId } from "#domain/id.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { DEMO_PASSWORD } from "#scripts/api/caller.ts";
import { hashPassword } from "#worker/identity/password.ts";

/** An account inserted before the server starts. Its owner signs in with `DEMO_PASSWORD`. */
export interface StockAccount {
  readonly companyId: string;
  readonly groupId: string;
  readonly userId: string;
  readonly email: string;
  readonly displayName: string;
  /** Open sessions of the owner: one for the test's calls, one for the first browser. */
  readonly sessions: { readonly api: StockSession; readonly browser: StockSession };
}

interface StockSession {
  readonly id: string;
  /** Value of the session's refresh cookie. */
  readonly refreshToken: string;
}

const DISPLAY_NAME = "Front desk";
const SESSION_DEVICE = "Chrome · Linux";
const ROWS_A_STATEMENT = 200;

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function toId(what: string, number: number): string {
  return encodeId(sha256(`${what} ${number}`));
}

/** The account of a number; deterministic. */
export function stockAccount(number: number): StockAccount {
  return {
    companyId: toId("company", number),
    groupId: toId("group", number),
    userId: toId("user", number),
    email: `owner-${number}@e2e.example`,
    displayName: DISPLAY_NAME,
    sessions: { api: makeSession("api", number), browser: makeSession("browser", number) },
  };
}

function makeSession(use: string, number: number): StockSession {
  const refreshToken = sha256(`refresh token ${use} ${number}`).toString("base64url");
  return { id: toId(`session ${use}`, number), refreshToken };
}

/** Statements that add accounts 0 to `count` - 1, each with its own group and no property. */
export async function stockAccountStatements(count: number, now: EpochMs): Promise<string[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const numbers = Array.from({ length: count }, (_, number) => number);
  const accounts = numbers.map((number) => ({ number, ...stockAccount(number) }));
  // The proof lasts for the run, which takes longer than ten minutes.
  const sessions = accounts.flatMap(({ userId, sessions: own }) =>
    [own.api, own.browser].map(({ id, refreshToken }) => [
      id,
      now,
      now + 30 * DAY_MS,
      userId,
      sha256(refreshToken).toString("hex"),
      now,
      SESSION_DEVICE,
      now + DAY_MS,
    ]),
  );
  return [
    ...insert(
      "companies (id, created_at, name)",
      accounts.map(({ companyId, number }) => [companyId, now, `Company ${number}`]),
    ),
    ...insert(
      "groups (id, created_at, company_id, name, current_version)",
      accounts.map(({ groupId, companyId, number }) => [
        groupId,
        now,
        companyId,
        `Group ${number}`,
        PRODUCT_VERSION,
      ]),
    ),
    ...insert(
      "users (id, created_at, group_id, email, display_name, role, password_hash, password_is_default)",
      accounts.map(({ userId, groupId, email }) => [
        userId,
        now,
        groupId,
        email,
        DISPLAY_NAME,
        "owner",
        passwordHash,
        0,
      ]),
    ),
    ...insert(
      "sessions (id, created_at, expires_at, user_id, refresh_hash, rotated_at, device, proven_at)",
      sessions,
    ),
    ...insert(
      "activity (at, group_id, property_id, action, summary)",
      accounts.map(({ groupId, number }) => [now, groupId, "", "account.created", `Company ${number}`]),
    ),
  ];
}

function insert(into: string, rows: readonly (readonly (string | number)[])[]): string[] {
  const literal = (value: string | number) =>
    typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
  const statements: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const values = rows.slice(from, from + ROWS_A_STATEMENT).map((row) => `(${row.map(literal).join(",")})`);
    statements.push(`insert into ${into} values ${values.join(",")}`);
  }
  return statements;
}
