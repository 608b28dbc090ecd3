import { ROLES, type Role } from "#domain/account/account.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { announcementContent } from "../announcements.ts";
import { sampleId, usableButton } from "../draft.ts";

/** Access rule of a route. */
export type Rule =
  /** Anybody, without the client key. */
  | "public"
  /** Every signed-in person; needs no client key. */
  | "person"
  /** Every signed-in person, with our client key. */
  | "member"
  /** The owners of the whole group (D12, D99). */
  | "group-owner"
  /** Members who may see the property. */
  | "read"
  /** Owners and editors who may see the property. */
  | "write"
  /** Owners, editors and the desk who may see the property. */
  | "serve"
  /** Owners who may see the property. */
  | "owner"
  /** Operations alone. */
  | "operations";

export interface Expectation {
  readonly rule: Rule;
  /** Status for permitted callers: 200, or a refusal for another reason than access. */
  readonly permitted?: number;
  /** Whether the person must have proved who they are within ten minutes (H4). */
  readonly proof?: true;
  readonly json?: unknown;
  readonly query?: string;
}

const MEMBER = { email: "someone@member.example", displayName: "Somebody", role: "viewer" };
/** Names a property that does not exist. */
const QUESTION = {
  id: sampleId(4),
  message: "Hello",
  propertyId: sampleId(78),
  version: "1.0.0",
  browserLanguage: "en",
};
const ids = { userID: sampleId(1), companyID: sampleId(2), groupID: sampleId(3) };
const versions = { currentVersion: "1", latestVersion: "2" };

/**
 * Expected access of every route. Permitted requests change nothing or can be repeated: their revision is missing, or
 * their id does not exist.
 */
export const ACCESS: Readonly<Record<string, Expectation>> = {
  "GET /healthz": { rule: "public" },
  "GET /maintenance/maintenance.json": { rule: "public" },
  "GET /.well-known/jwks.json": { rule: "public" },

  "POST /api/crashes": { rule: "public", permitted: 400, json: {} },

  "POST /api/identity/sign-in": { rule: "public", permitted: 400, json: {} },
  "POST /api/identity/sign-in/passkey/options": { rule: "public" },
  "POST /api/identity/sign-in/passkey": { rule: "public", permitted: 400, json: {} },
  "GET /api/desk": { rule: "public", permitted: 401 },
  "POST /api/desk/pair": { rule: "public", permitted: 400, json: {} },
  "POST /api/desk/sign-in": { rule: "public", permitted: 400, json: {} },
  "GET /api/identity/desk-digits": { rule: "person" },
  "PUT /api/identity/desk-digits": { rule: "person", permitted: 400, json: {} },
  "DELETE /api/identity/desk-digits": { rule: "person", permitted: 204 },
  "GET /api/identity/passkeys": { rule: "person" },
  "POST /api/identity/prove": { rule: "person", permitted: 400, json: {} },
  "POST /api/identity/passkeys/options": { rule: "person", proof: true },
  "POST /api/identity/passkeys": { rule: "person", proof: true, permitted: 400, json: {} },
  "PATCH /api/identity/passkeys/{passkeyId}": { rule: "person", permitted: 404, json: { name: "Phone" } },
  "DELETE /api/identity/passkeys/{passkeyId}": { rule: "person", proof: true, permitted: 404 },
  // The cookie is the only proof; nobody sends one here.
  "POST /api/identity/token": { rule: "public", permitted: 401 },
  "POST /api/identity/sign-out": { rule: "public", permitted: 204 },
  "POST /api/identity/reset-password": { rule: "public", permitted: 400 },
  "POST /api/identity/read-link": {
    rule: "public",
    permitted: 410,
    json: { purpose: "password", token: sampleId(1) },
  },
  "POST /api/identity/reset-password/confirm": { rule: "public", permitted: 400, json: {} },
  // This brand forbids registration.
  "POST /api/identity/register": { rule: "public", permitted: 404, json: {} },
  "POST /api/identity/confirm-address": { rule: "public", permitted: 400, json: {} },
  "POST /api/identity/confirm-address/send": { rule: "public", permitted: 400, json: {} },
  "POST /api/identity/stop-mail": {
    rule: "public",
    permitted: 410,
    json: { token: sampleId(1), mail: "weekly" },
  },
  "POST /api/identity/confirm-recipient": { rule: "public", permitted: 410, json: { token: sampleId(1) } },
  "GET /api/identity/session": { rule: "person" },
  "GET /api/identity/sessions": { rule: "person" },
  "DELETE /api/identity/sessions/{sessionId}": { rule: "person", permitted: 404 },
  "PUT /api/identity/language": { rule: "person", permitted: 204, json: { language: "de" } },
  "POST /api/identity/change-password": {
    rule: "person",
    permitted: 400,
    json: { current: "wrong", next: "a long new password", confirm: "a long new password" },
  },

  // These requests name another person's id, so every caller gets 403.
  "POST /api/account/getGroupInformation": { rule: "member", permitted: 403, json: { uid: sampleId(1) } },
  "POST /api/account/getUserProperties": { rule: "member", permitted: 403, json: { uid: sampleId(1) } },
  "POST /api/account/performSystemUpgrade": { rule: "member", permitted: 403, json: { ...ids, ...versions } },
  "POST /api/live/ticket": { rule: "member", permitted: 201 },

  "GET /api/terms": { rule: "member" },
  "PUT /api/terms/{termId}": { rule: "group-owner", permitted: 400, json: {} },
  "DELETE /api/terms/{termId}": { rule: "group-owner", permitted: 404 },
  "GET /api/members": { rule: "member" },
  "POST /api/members": { rule: "group-owner", proof: true, permitted: 201, json: MEMBER },
  "PATCH /api/members/{uid}": { rule: "group-owner", proof: true, permitted: 404, json: { role: "viewer" } },
  "DELETE /api/members/{uid}": { rule: "group-owner", permitted: 404 },
  "GET /api/members/{uid}/sessions": { rule: "group-owner", permitted: 404 },
  "POST /api/members/at-desk": { rule: "group-owner", proof: true, permitted: 400, json: {} },
  "POST /api/members/{uid}/desk-digits": { rule: "group-owner", proof: true, permitted: 404 },
  "DELETE /api/members/{uid}/passkeys": { rule: "group-owner", proof: true, permitted: 404 },
  "DELETE /api/members/{uid}/sessions": { rule: "group-owner", permitted: 404 },
  "DELETE /api/members/{uid}/sessions/{sessionId}": { rule: "group-owner", permitted: 404 },
  "GET /api/notifications": { rule: "member" },
  "PUT /api/notifications/browser": { rule: "member", permitted: 400, json: {} },
  "DELETE /api/notifications/browser": { rule: "member", permitted: 204 },
  "PUT /api/notifications/guest-words": { rule: "group-owner", json: { isShown: false } },
  "GET /api/activity": { rule: "member" },
  "POST /api/support/messages": { rule: "member", permitted: 404, json: QUESTION },

  "GET /api/properties": { rule: "member" },
  "GET /api/properties/opening": { rule: "member" },
  "GET /api/properties/recent": { rule: "member" },
  "GET /api/properties/{propertyId}": { rule: "read" },
  "GET /api/properties/{propertyId}/former-addresses": { rule: "read" },
  "PATCH /api/properties/{propertyId}": { rule: "write", permitted: 428, json: { name: "Taken Hotel" } },
  "GET /api/properties/{propertyId}/desks": { rule: "owner" },
  "POST /api/properties/{propertyId}/desks": { rule: "owner", proof: true, permitted: 400, json: {} },
  "POST /api/properties/{propertyId}/desks/{deskId}/code": { rule: "owner", proof: true, permitted: 404 },
  "PATCH /api/properties/{propertyId}/desks/{deskId}": {
    rule: "owner",
    permitted: 404,
    json: { name: "Reception" },
  },
  "DELETE /api/properties/{propertyId}/desks/{deskId}": { rule: "owner", permitted: 404 },
  "PUT /api/properties/{propertyId}/visitor-ids": { rule: "owner", json: { isOn: true } },
  "GET /api/properties/{propertyId}/pins/{buttonId}": { rule: "read" },
  "PUT /api/properties/{propertyId}/pins/{buttonId}": { rule: "write", json: { pin: "7418" } },
  "PUT /api/properties/{propertyId}/closure": { rule: "write", permitted: 428, json: { closure: null } },
  "GET /api/properties/{propertyId}/history": { rule: "read" },
  "GET /api/properties/{propertyId}/history/page": {
    rule: "read",
    permitted: 404,
    query: "?at=2026-01-01T00:00:00Z&language=en",
  },
  "GET /api/properties/{propertyId}/draft": { rule: "read" },
  "GET /api/properties/{propertyId}/documents/{section}": { rule: "read" },
  "PUT /api/properties/{propertyId}/documents/{section}": {
    rule: "write",
    permitted: 428,
    json: TEMPLATE.theme,
  },
  "POST /api/properties/{propertyId}/buttons": {
    rule: "write",
    permitted: 428,
    json: usableButton("link", 1),
    query: "?language=en",
  },
  "PUT /api/properties/{propertyId}/buttons/order": {
    rule: "write",
    permitted: 428,
    json: { ids: [] },
    query: "?language=en",
  },
  "PATCH /api/properties/{propertyId}/buttons/{buttonId}": {
    rule: "write",
    permitted: 428,
    json: usableButton("link", 1),
    query: "?language=en",
  },
  "DELETE /api/properties/{propertyId}/buttons/{buttonId}": {
    rule: "write",
    permitted: 428,
    query: "?language=en",
  },
  "POST /api/properties/{propertyId}/buttons/copy": {
    rule: "write",
    permitted: 422,
    json: { from: "en", to: "en", mode: "replace" },
  },
  "POST /api/properties/{propertyId}/clone": {
    rule: "write",
    permitted: 404,
    json: { target: sampleId(78) },
  },
  "POST /api/properties/{propertyId}/reset": { rule: "write" },
  "GET /api/properties/{propertyId}/restore-points": { rule: "read" },
  "POST /api/properties/{propertyId}/restore-points/{pointId}/restore": { rule: "write", permitted: 404 },
  "POST /api/properties/{propertyId}/preview-links": { rule: "write", permitted: 201 },
  "DELETE /api/properties/{propertyId}/preview-links": { rule: "write", permitted: 204 },
  "POST /api/properties/{propertyId}/media": {
    rule: "write",
    permitted: 400,
    query: "?kind=logo&name=x.png",
  },
  "GET /api/properties/{propertyId}/setup-progress": { rule: "read" },
  "GET /api/properties/{propertyId}/translations": { rule: "read", query: "?language=de" },
  "GET /api/properties/{propertyId}/translations/estimate": { rule: "write", query: "?languages=de" },
  "POST /api/properties/{propertyId}/translations/runs": { rule: "write", permitted: 400, json: {} },
  "PUT /api/properties/{propertyId}/translations/left": { rule: "write", permitted: 400, json: {} },
  "PUT /api/properties/{propertyId}/translations/settings": { rule: "owner", json: {} },
  "GET /api/properties/{propertyId}/qr": { rule: "read" },
  "GET /api/properties/{propertyId}/qr.svg": { rule: "read" },
  "GET /api/properties/{propertyId}/qr.png": { rule: "read" },
  "POST /api/properties/{propertyId}/qr/regenerate": { rule: "write", permitted: 201 },
  "GET /api/properties/{propertyId}/places": { rule: "read" },
  "GET /api/properties/{propertyId}/start-pages": { rule: "read" },
  "PUT /api/properties/{propertyId}/start-pages/{placeKind}": {
    rule: "write",
    permitted: 204,
    json: { buttonId: null, was: null },
  },
  "POST /api/properties/{propertyId}/places/preview": { rule: "write", json: { kind: "room" } },
  "POST /api/properties/{propertyId}/places": { rule: "write", permitted: 201, json: { kind: "room" } },
  "PATCH /api/properties/{propertyId}/places/{placeId}": {
    rule: "write",
    permitted: 404,
    json: { name: "201", was: "202" },
  },
  "POST /api/properties/{propertyId}/places/remove": {
    rule: "write",
    permitted: 404,
    json: { placeIds: [sampleId(1)] },
  },
  "POST /api/properties/{propertyId}/places/restore": {
    rule: "write",
    permitted: 404,
    json: { placeIds: [sampleId(1)] },
  },
  "POST /api/properties/{propertyId}/places/{placeId}/code": { rule: "write", permitted: 404 },
  "POST /api/properties/{propertyId}/places/{placeId}/code/undo": {
    rule: "write",
    permitted: 404,
    json: { code: "a".repeat(26) },
  },
  "GET /api/properties/{propertyId}/announcements": { rule: "read" },
  "GET /api/properties/{propertyId}/announcements/receipts": { rule: "read" },
  "DELETE /api/properties/{propertyId}/announcements/subscriptions": { rule: "write" },
  "POST /api/properties/{propertyId}/announcements": {
    rule: "serve",
    permitted: 201,
    json: { content: announcementContent() },
  },
  "PUT /api/properties/{propertyId}/announcements/{announcementId}": {
    rule: "serve",
    permitted: 428,
    json: { content: announcementContent() },
  },
  "POST /api/properties/{propertyId}/announcements/{announcementId}/end": { rule: "serve", permitted: 404 },
  "DELETE /api/properties/{propertyId}/announcements/{announcementId}": { rule: "serve", permitted: 428 },
  // Publishing needs a button.
  "POST /api/properties/{propertyId}/publish": { rule: "write", permitted: 422, json: { note: "" } },
  "POST /api/properties/{propertyId}/publish/answers": {
    rule: "write",
    permitted: 409,
    json: { questions: ["check-in"] },
  },
  "GET /api/properties/{propertyId}/publish/check": { rule: "read" },
  "GET /api/properties/{propertyId}/publications": { rule: "read" },
  "POST /api/properties/{propertyId}/publications/{number}/restore": { rule: "write", permitted: 404 },
  "POST /api/properties/{propertyId}/planned-publications": {
    rule: "write",
    permitted: 422,
    json: { localTime: "2020-01-01T06:00" },
  },
  "GET /api/properties/{propertyId}/planned-publications/{planId}/draft": { rule: "read", permitted: 404 },
  "PATCH /api/properties/{propertyId}/planned-publications/{planId}": {
    rule: "write",
    permitted: 422,
    json: { localTime: "2020-01-01T06:00" },
  },
  "DELETE /api/properties/{propertyId}/planned-publications/{planId}": { rule: "write", permitted: 404 },
  "POST /api/properties/{propertyId}/planned-publications/{planId}/resume": { rule: "write", permitted: 404 },
  "GET /api/properties/{propertyId}/publications/{number}/draft": { rule: "read", permitted: 404 },
  "POST /api/properties/{propertyId}/publications/{number}/bring-back": {
    rule: "write",
    permitted: 404,
    json: { kind: "language", language: "en" },
  },
  "GET /api/properties/{propertyId}/analytics": { rule: "read" },
  "GET /api/properties/{propertyId}/analytics/export": { rule: "read" },
  "GET /api/properties/{propertyId}/analytics/searches": { rule: "read" },
  "GET /api/properties/{propertyId}/analytics/searches/export": { rule: "read" },
  "PUT /api/properties/{propertyId}/analytics/searches/dismissed": {
    rule: "write",
    permitted: 204,
    json: { term: "kayak hire", isDismissed: false },
  },
  "GET /api/properties/{propertyId}/mail-preferences": { rule: "read" },
  "PUT /api/properties/{propertyId}/mail-preferences": {
    rule: "read",
    json: { weeklyMail: false, lowRatingAlert: false, alertRating: 2 },
  },
  "GET /api/analytics/portfolio": { rule: "member" },
  "GET /api/properties/{propertyId}/feedback": { rule: "read" },
  "GET /api/properties/{propertyId}/requests": { rule: "read" },
  "GET /api/properties/{propertyId}/requests/{requestId}": { rule: "read", permitted: 404 },
  "GET /api/properties/{propertyId}/guest-messages": { rule: "read" },
  "POST /api/properties/{propertyId}/cloned-contacts/confirm": {
    rule: "write",
    permitted: 204,
    json: { contacts: [{ kind: "location", value: "Quay 4" }] },
  },
  "POST /api/properties/{propertyId}/requests/{requestId}/handling": {
    rule: "serve",
    permitted: 404,
    json: { revision: 0, to: "done" },
  },
  "GET /api/properties/{propertyId}/held": { rule: "read" },
  "POST /api/properties/{propertyId}/held/{kind}/{heldGroup}/release": { rule: "serve" },
  "DELETE /api/properties/{propertyId}/held/{kind}/{heldGroup}": { rule: "serve" },
  "GET /api/properties/{propertyId}/guest-data": { rule: "read" },
  "PUT /api/properties/{propertyId}/guest-data/kept-days": {
    rule: "owner",
    json: { kind: "requests", from: 30, days: 30 },
  },
  "POST /api/properties/{propertyId}/guest-data/find": { rule: "owner", json: { receipt: "K7M-2Q4" } },
  "POST /api/properties/{propertyId}/guest-data/erase": {
    rule: "owner",
    proof: true,
    json: { entries: [{ kind: "requests", id: sampleId(77) }] },
  },
  "GET /api/properties/{propertyId}/guest-data/record": { rule: "owner", proof: true, query: "?format=csv" },
  "GET /api/properties/{propertyId}/recipient": { rule: "read", query: "?address=someone@else.example" },
  "POST /api/properties/{propertyId}/recipient/ask": {
    rule: "write",
    permitted: 404,
    json: { address: "someone@else.example" },
  },
  "GET /api/properties/{propertyId}/activity": { rule: "read" },
  // The upgrade was requested before, so that every owner gets 409.
  "POST /api/properties/{propertyId}/licence/request": {
    rule: "owner",
    permitted: 409,
    json: { plan: "premium" },
  },

  "POST /api/ops/accounts": { rule: "operations", json: {} },
  "POST /api/ops/properties": { rule: "operations", json: {} },
  "PUT /api/ops/properties/{propertyId}/licence": { rule: "operations", json: {} },
  "PUT /api/ops/properties/{propertyId}/features": { rule: "operations", json: {} },
  "PATCH /api/ops/properties/{propertyId}": { rule: "operations", json: {} },
  "DELETE /api/ops/properties/{propertyId}": { rule: "operations" },
  "POST /api/ops/properties/{propertyId}/restore": { rule: "operations" },
  "DELETE /api/ops/properties/{propertyId}/consents/{visitorId}": { rule: "operations" },
  "POST /api/ops/portals/check": { rule: "operations", json: {} },
  "POST /api/ops/portals/render": { rule: "operations", json: {} },
  "PUT /api/ops/portals/render-pace": { rule: "operations", json: {} },
  "GET /api/ops/properties/{propertyId}/portal": { rule: "operations" },
  "POST /api/ops/properties/{propertyId}/portal/rebuild": { rule: "operations" },
  "PUT /api/ops/maintenance": { rule: "operations", json: {} },
  "PUT /api/ops/blocked-pictures/{sha256}": { rule: "operations" },
  "POST /api/ops/groups/{groupId}/export": { rule: "operations", json: {} },
  "POST /api/ops/imports/check": { rule: "operations", json: {} },
  "POST /api/ops/imports": { rule: "operations", json: {} },
  "POST /api/ops/imports/{groupId}/lines": { rule: "operations", json: {} },
  "POST /api/ops/imports/{groupId}/end": { rule: "operations", json: {} },
  "POST /api/ops/groups/{groupId}/delete": { rule: "operations", json: {} },
  "GET /api/ops/groups": { rule: "operations" },
  "GET /api/ops/groups/{groupId}/properties": { rule: "operations" },
  "GET /api/ops/groups/{groupId}/size/tables": { rule: "operations" },
  "GET /api/ops/groups/{groupId}/size/files": { rule: "operations" },
  "GET /api/ops/find": { rule: "operations" },
  "GET /api/ops/mail": { rule: "operations" },
  "POST /api/ops/mail/{mailId}/send": { rule: "operations" },
  "POST /api/ops/sessions/end": { rule: "operations", json: {} },
};

/** A signed-in member of the property's group. */
export interface MemberCaller {
  readonly role: Role;
  /** The whole group, the property that is asked for, or another one of the group. */
  readonly scope: "group" | "this" | "other";
  /** Whether their access has no end, ends later, or has ended. */
  readonly end: "none" | "later" | "past";
  /** Whether they proved who they are more than ten minutes ago. */
  readonly isOldProof?: true;
}

const SCOPES = ["group", "this", "other"] as const;
const ENDS = ["none", "later", "past"] as const;

/** Every role with every scope and end (D99). */
export const MEMBER_CALLERS: readonly MemberCaller[] = ROLES.flatMap((role) =>
  SCOPES.flatMap((scope) => ENDS.map((end) => ({ role, scope, end }))),
);

export const STRANGERS = ["other group", "no token", "no key", "expired token"] as const;
export type StrangerKind = (typeof STRANGERS)[number];

const NO_TOKEN = "401 unauthenticated";
const NO_KEY = "401 client_key_required";
const NOT_FOUND = "404 not_found";
const NOT_ALLOWED = "403 forbidden";
const NOT_PROVED = "403 proof_required";

/** Roles that a rule about a property permits. */
const PERMITTED_ROLES: Readonly<Partial<Record<Rule, readonly Role[]>>> = {
  read: ROLES,
  write: ["owner", "editor"],
  serve: ["owner", "editor", "desk"],
  owner: ["owner"],
};

/** Refusal of a stranger on a route, as status and code; null when permitted. */
export function getStrangerRefusal({ rule }: Expectation, caller: StrangerKind): string | null {
  if (rule === "public") return null;
  if (caller === "no token" || caller === "expired token" || rule === "operations") return NO_TOKEN;
  if (caller === "no key") return rule === "person" ? null : NO_KEY;
  return PERMITTED_ROLES[rule] ? NOT_FOUND : null;
}

/** Refusal of a member on a route, as status and code; null when permitted. */
export function getMemberRefusal(expectation: Expectation, caller: MemberCaller): string | null {
  const { rule, proof } = expectation;
  if (rule === "public") return null;
  if (caller.end === "past" || rule === "operations") return NO_TOKEN;
  return getAccessRefusal(rule, caller) ?? (proof && caller.isOldProof ? NOT_PROVED : null);
}

function getAccessRefusal(rule: Rule, { role, scope }: MemberCaller): string | null {
  if (rule === "group-owner") return role === "owner" && scope === "group" ? null : NOT_ALLOWED;
  const permitted = PERMITTED_ROLES[rule];
  if (!permitted) return null;
  if (scope === "other") return NOT_FOUND;
  return permitted.includes(role) ? null : NOT_ALLOWED;
}

/** Status of a permitted caller on a route. */
export function permittedStatus({ permitted = 200 }: Expectation): number {
  return permitted;
}
