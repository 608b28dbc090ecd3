import type { z } from "zod";
import type { CreatedAccount, Role, SignInAnswer } from "#domain/account/account.ts";
import type { newAccountSchema } from "#domain/account/account-schema.ts";
import type { licenceInputSchema } from "#domain/property/licence-schema.ts";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS, SECOND_MS } from "#domain/time.ts";

/** Sends a request to a running Foyer: over the network from the seed, in process from the tests. */
export type Send = (request: Request) => Promise<Response>;

export interface Target {
  readonly origin: string;
  readonly send: Send;
  readonly clientKey: string;
  readonly opsToken: string;
  /** Absent over a network: accounts and sessions then come from the API. */
  readonly accounts?: AccountShortcuts;
}

/** Creates accounts and sessions directly, because hashing a password is slow. */
export interface AccountShortcuts {
  createAccount(account: AccountInput): Promise<CreatedAccount>;
  openSession(email: string): Promise<OpenedSession>;
}

export type AccountInput = z.input<typeof newAccountSchema>;
export type OpenedSession = Pick<Caller, "user" | "accessToken" | "cookie">;

/** A signed-in person: sends their token with each call. */
export interface Caller {
  readonly user: SignInAnswer["user"];
  readonly accessToken: string;
  /** The refresh cookie as a `Cookie` header. */
  readonly cookie: string;
  call(method: string, path: string, more?: CallOptions): Promise<Response>;
}

export interface CallOptions {
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly revision?: number;
  readonly headers?: Record<string, string>;
}

export const DEMO_PASSWORD = "foyer-demo-2026";

function request(target: Target, method: string, path: string, options: CallOptions): Request {
  const { json, body, revision, headers } = options;
  return new Request(`${target.origin}${path}`, {
    method,
    headers: {
      "x-client-key": target.clientKey,
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(revision === undefined ? {} : { "if-match": `"${revision}"` }),
      ...headers,
    },
    body: json === undefined ? (body ?? null) : JSON.stringify(json),
  });
}

/** A call without a token: public routes, or attempts of strangers. */
export function callAs(target: Target, method: string, path: string, options: CallOptions = {}) {
  return target.send(request(target, method, path, options));
}

/** A call with the operations token. */
export async function callAsOperator<Answer>(
  target: Target,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer> {
  const response = await callAs(target, method, `/api/ops${path}`, {
    json,
    headers: { authorization: `Bearer ${target.opsToken}` },
  });
  return (await expectAnswer(response)) as Answer;
}

/** JSON of a successful answer; throws with the full refusal otherwise. */
export async function expectAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text}`);
  return text === "" ? null : JSON.parse(text);
}

async function signInByPassword(target: Target, email: string, password: string): Promise<OpenedSession> {
  const response = await callAs(target, "POST", "/api/identity/sign-in", { json: { email, password } });
  const cookie = (response.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
  const { user, accessToken } = (await expectAnswer(response)) as SignInAnswer;
  return { user, accessToken, cookie };
}

/**
 * A person with a new session. A given password is always verified; without one, the session may be created directly.
 */
export async function signIn(target: Target, email: string, password?: string): Promise<Caller> {
  const session =
    password === undefined && target.accounts
      ? await target.accounts.openSession(email)
      : await signInByPassword(target, email, password ?? DEMO_PASSWORD);
  return {
    ...session,
    call: (method, path, options = {}) =>
      callAs(target, method, path, {
        ...options,
        headers: { authorization: `Bearer ${session.accessToken}`, ...options.headers },
      }),
  };
}

let accounts = 0;

/** An account with one user. Callers pass only the fields that their test is about. */
export async function createAccount(
  target: Target,
  {
    email,
    displayName = "Front desk",
    role = "owner",
    companyName,
    groupName,
    passwordIsDefault = false,
  }: {
    email?: string;
    displayName?: string;
    role?: Role;
    companyName?: string;
    groupName?: string;
    passwordIsDefault?: boolean;
  } = {},
): Promise<CreatedAccount & { email: string }> {
  accounts += 1;
  const address = email ?? `user-${accounts}@account.example`;
  const account = {
    companyName: companyName ?? `Company ${accounts}`,
    groupName: groupName ?? companyName ?? `Group ${accounts}`,
    user: { email: address, displayName, password: DEMO_PASSWORD, role, passwordIsDefault },
  };
  const created = target.accounts
    ? await target.accounts.createAccount(account)
    : await callAsOperator<CreatedAccount>(target, "POST", "/accounts", account);
  return { ...created, email: address };
}

export type LicenceInput = z.input<typeof licenceInputSchema>;

/** A licence between two days relative to today; negative days are in the past. */
export function makeLicence(
  mode: LicenceInput["plicensemode"],
  {
    from = -30,
    to = 365,
    previous = null,
    now = Date.now(),
  }: {
    from?: number;
    to?: number;
    previous?: LicenceInput["plicensemode"] | null;
    now?: number;
  } = {},
): LicenceInput {
  const seconds = (days: number) => ({ _seconds: Math.floor((now + days * DAY_MS) / SECOND_MS) });
  return {
    plicensemode: mode,
    plicensemodeprevious: previous,
    plicensedatestart: seconds(from),
    plicensedateend: seconds(to),
  };
}

/** A property with a licence; null leaves it unlicensed. */
export async function createProperty(
  target: Target,
  groupId: string,
  {
    licence = makeLicence("PAID"),
    ...values
  }: {
    licence?: LicenceInput | null;
    name?: string;
    slug?: string;
    languages?: string[];
    defaultLanguage?: string;
    timeZone?: string;
    address?: string;
    telephone?: string;
    active?: boolean;
    features?: { guestServices: boolean };
    starterButtons?: boolean;
  } = {},
): Promise<Property> {
  const property = await callAsOperator<Property>(target, "POST", "/properties", {
    name: "Harbour Hotel",
    // Scripts add their own buttons.
    starterButtons: false,
    ...values,
    groupId,
  });
  if (!licence) return property;
  return callAsOperator<Property>(target, "PUT", `/properties/${property.id}/licence`, licence);
}
