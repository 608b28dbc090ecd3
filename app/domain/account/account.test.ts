import { describe, expect, it } from "vitest";
import { PASSWORD_BYTES_MAX } from "../limits.ts";
import { mayEdit, mayManage, needsUpgrade, PRODUCT_VERSION } from "./account.ts";
import {
  accountNameSchema,
  changePasswordSchema,
  newAccountSchema,
  passwordSchema,
  requiredEmailSchema,
  signInAnswerSchema,
  signInSchema,
} from "./account-schema.ts";
import { userNameSchema } from "./member-fields.ts";

const [major = 0, minor = 0, patch = 0] = PRODUCT_VERSION.split(".").map(Number);
const LONGEST = "p".repeat(PASSWORD_BYTES_MAX);

function getCodes(result: { error?: { issues: readonly { message: string }[] } | undefined }): string[] {
  return result.error?.issues.map(({ message }) => message) ?? [];
}

describe("a role", () => {
  it.each([
    ["owner", true, true],
    ["editor", true, false],
    ["viewer", false, false],
  ] as const)("%s may edit: %s, and decide about people: %s", (role, edits, manages) => {
    expect([mayEdit(role), mayManage(role)]).toEqual([edits, manages]);
  });
});

describe("signing in", () => {
  it("reports an empty address as missing and nothing else [S113]", () => {
    const password = "foyer-demo-2026";
    expect(getCodes(signInSchema.safeParse({ email: " ", password }))).toEqual(["required"]);
    expect(getCodes(signInSchema.safeParse({ email: "anna", password }))).toEqual(["invalid_email"]);
    expect(getCodes(requiredEmailSchema.safeParse(""))).toEqual(["required"]);
  });

  it("accepts the longest allowed password, and none longer", () => {
    const signIn = (password: string) => signInSchema.safeParse({ email: "anna@marlowe.example", password });
    expect(signIn(LONGEST).success).toBe(true);
    expect(getCodes(signIn(`${LONGEST}p`))).toEqual(["too_long"]);
  });

  it("is answered with success only [S61]", () => {
    const user = { uid: "a".repeat(24), email: "anna@marlowe.example", displayName: "Anna" };
    const answer = { success: true, user, accessToken: "token", expiresIn: 300 };
    expect(signInAnswerSchema.safeParse(answer).success).toBe(true);
    expect(signInAnswerSchema.safeParse({ ...answer, success: false }).success).toBe(false);
  });
});

describe("a password", () => {
  it.each([
    ["", ["required"]],
    ["p".repeat(11), ["too_short"]],
    ["p".repeat(12), []],
    [LONGEST, []],
    [`${LONGEST}p`, ["too_long"]],
    // Counted in bytes: "é" takes two.
    ["é".repeat(PASSWORD_BYTES_MAX / 2), []],
    ["é".repeat(PASSWORD_BYTES_MAX / 2 + 1), ["too_long"]],
  ])("case %#: is refused with %j", (password, codes) => {
    expect(getCodes(passwordSchema.safeParse(password))).toEqual(codes);
  });

  it("is changed only if both entries match [S134]", () => {
    const typed = { current: "foyer-demo-2026", next: "harbour-lights", confirm: "harbour-lights" };
    expect(changePasswordSchema.safeParse(typed).success).toBe(true);
    const { error } = changePasswordSchema.safeParse({ ...typed, confirm: "harbour-light" });
    expect(error?.issues).toMatchObject([{ path: ["confirm"], message: "passwords_differ" }]);
  });

  it("of a new account counts as given out by default [S138]", () => {
    const user = { email: "anna@marlowe.example", displayName: "Anna", password: "foyer-demo-2026" };
    const account = { companyName: "Marlowe", groupName: "Marlowe", user };
    expect(newAccountSchema.parse(account).user).toMatchObject({ passwordIsDefault: true, role: "owner" });
  });
});

describe("a person's or account's name", () => {
  it.each([
    ["An", ["too_short"]],
    ["Ann", []],
    ["n".repeat(20), []],
    ["n".repeat(21), ["too_long"]],
    ["Ann\ue007a", ["invalid_character"]],
  ])("%j is refused with %j [S114, S116, S137]", (name, codes) => {
    expect(getCodes(userNameSchema.safeParse(name))).toEqual(codes);
  });

  it("of an account may be as long as a property's [S115]", () => {
    expect(accountNameSchema.safeParse("n".repeat(40)).success).toBe(true);
    expect(getCodes(accountNameSchema.safeParse("n".repeat(41)))).toEqual(["too_long"]);
  });
});

it.each([
  ["this version", PRODUCT_VERSION, false],
  ["an earlier one", `${major - 1}.9.9`, true],
  ["an earlier one whose last number is higher", `${major}.${minor - 1}.${patch + 9}`, true],
  ["a later one", `${major}.${minor}.${patch + 1}`, false],
  ["a later one of two digits", `${major}.${minor + 10}.0`, false],
  ["the next major one", `${major + 1}.0.0`, false],
  ["no version at all", "", true],
  ["no number", "beta", true],
])("a group last used under %s is upgraded only if that was earlier [S108]", (_, version, expected) => {
  expect(needsUpgrade(version)).toBe(expected);
});

it("a client that does not send the choice does not stay signed in [D21]", () => {
  const { data } = signInSchema.safeParse({ email: "anna@marlowe.example", password: "a harbour of gulls" });
  expect(data?.keepsSignedIn).toBe(false);
});

it("an overlong address gives a single error [S113]", () => {
  expect(getCodes(requiredEmailSchema.safeParse(`${"a".repeat(400)}@@`))).toEqual(["invalid_email"]);
});
