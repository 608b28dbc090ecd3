import type { z } from "#domain/zod.ts";
import type {
  changePasswordSchema,
  createdAccountSchema,
  groupInformationSchema,
  groupSummarySchema,
  newAccountSchema,
  registrationSchema,
  sessionSchema,
  signInAnswerSchema,
  signInSchema,
  tokenAnswerSchema,
  userSchema,
  welcomeSchema,
} from "./account-schema.ts";

/** Owner: everything; editor: content and publishing; viewer: reads; desk: reads, answers guests, announces (D99). */
export const ROLES = ["owner", "editor", "viewer", "desk"] as const;
export type Role = (typeof ROLES)[number];

export function mayEdit(role: Role): boolean {
  return role === "owner" || role === "editor";
}

/** Whether a role may answer guests' requests and announce. */
export function mayServe(role: Role): boolean {
  return role !== "viewer";
}

/** Whether a role may manage a property's subscription and its guests' data. */
export function mayManage(role: Role): boolean {
  return role === "owner";
}

/** Whether a person may manage the group's members: an owner of the whole group. */
export function mayManageGroup({
  role,
  isLimited,
}: {
  readonly role: Role;
  readonly isLimited: boolean;
}): boolean {
  return mayManage(role) && !isLimited;
}

/** Current product version: groups are upgraded to it (S108, D5), and screens show it. */
export const PRODUCT_VERSION = "1.1.0";

/** Whether a group was last used with an earlier version. Groups of a later version stay unchanged. */
export function needsUpgrade(currentVersion: string): boolean {
  const [own, theirs] = [PRODUCT_VERSION, currentVersion].map((version) => version.split(".").map(Number));
  const index = own?.findIndex((part, at) => part !== theirs?.[at]) ?? -1;
  // An unreadable version number gives `true` (upgrade), because every comparison with NaN is false.
  return index >= 0 && !((theirs?.[index] ?? 0) > (own?.[index] ?? 0));
}

export type SignIn = z.infer<typeof signInSchema>;
export type User = z.infer<typeof userSchema>;
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;
export type GroupInformation = z.infer<typeof groupInformationSchema>;
export type GroupSummary = z.infer<typeof groupSummarySchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Welcome = z.infer<typeof welcomeSchema>;
export type ChangePassword = z.infer<typeof changePasswordSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type NewAccount = z.infer<typeof newAccountSchema>;
export type CreatedAccount = z.infer<typeof createdAccountSchema>;
