import { createRoute } from "@hono/zod-openapi";
import { mayManageGroup } from "#domain/account/account.ts";
import { givenDigitsSchema, newDeskPersonSchema } from "#domain/account/desk.ts";
import {
  invitationSchema,
  type Member,
  memberListSchema,
  memberPatchSchema,
  memberSchema,
} from "#domain/account/member.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import type { Principal } from "../../db/account/access.ts";
import { type MemberRow, selectMember, selectMembers, shownAddress } from "../../db/account/members.ts";
import { selectPasskeys } from "../../db/account/passkeys.ts";
import { selectOpenSessions } from "../../db/account/sessions.ts";
import { getVisible } from "../../db/account/visible-properties.ts";
import { getDatabase } from "../../db/client.ts";
import { selectVisiblePlans } from "../../db/content/planned-publications.ts";
import { runNamed } from "../../db/named-batch.ts";
import { addDeskPerson } from "../../services/member/add-desk-person.ts";
import { changeAccess } from "../../services/member/change-access.ts";
import { inviteMember } from "../../services/member/invite-member.ts";
import { removeMember } from "../../services/member/remove-member.ts";
import { resetPasskeys } from "../../services/member/reset-passkeys.ts";
import { signMemberOut } from "../../services/member/sign-member-out.ts";
import { giveDigits } from "../../services/shared-desk/give-digits.ts";
import { requireBuiltInIdentity, signedIn } from "../request/middleware.ts";
import { answer, answerEmpty, refusals, respondProblem } from "../request/problem.ts";
import { getNetworkName, getRecipientLocale, getRequestSource } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { sessionListSchema, toSession } from "./sessions.ts";

const memberParam = z.object({ uid: idSchema });

const listRoute = createRoute({
  method: "get",
  path: "/",
  summary: "The people of your group, by name; of those limited to other properties than yours, none",
  middleware: signedIn(),
  responses: { 200: jsonBody(memberListSchema, "The people"), ...refusals },
});

const inviteRoute = createRoute({
  method: "post",
  path: "/",
  summary: "Invite a person, or mail the link of their invitation again; owners only, with a recent proof",
  middleware: signedIn({ manage: true, proof: true }),
  request: { body: requestBody(invitationSchema) },
  responses: { 201: jsonBody(memberSchema, "The invited person"), ...refusals },
});

const addAtDeskRoute = createRoute({
  method: "post",
  path: "/at-desk",
  summary: "Add a person for shared desks, without an address; owners only",
  middleware: [requireBuiltInIdentity, signedIn({ manage: true, proof: true })] as const,
  request: { body: requestBody(newDeskPersonSchema) },
  responses: {
    201: jsonBody(
      givenDigitsSchema.extend({ member: memberSchema }),
      "The person, and digits for the first use",
    ),
    ...refusals,
  },
});

const giveDigitsRoute = createRoute({
  method: "post",
  path: "/{uid}/desk-digits",
  summary: "Give a person digits for the first use at a shared desk, in place of their own; owners only",
  middleware: [requireBuiltInIdentity, signedIn({ manage: true, proof: true })] as const,
  request: { params: memberParam },
  responses: { 200: jsonBody(givenDigitsSchema, "The digits, which are shown once"), ...refusals },
});

const changeRoute = createRoute({
  method: "patch",
  path: "/{uid}",
  summary: "Change a person's role, properties or last day; owners only, with a recent proof",
  middleware: signedIn({ manage: true, proof: true }),
  request: { params: memberParam, body: requestBody(memberPatchSchema) },
  responses: { 200: jsonBody(memberSchema, "The person as they are now"), ...refusals },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/{uid}",
  summary: "Remove a person, who is signed out everywhere; owners only",
  middleware: signedIn({ manage: true }),
  request: { params: memberParam },
  responses: { 204: { description: "Removed" }, ...refusals },
});

const memberSessionsRoute = createRoute({
  method: "get",
  path: "/{uid}/sessions",
  summary:
    "The browsers that a person of your group is signed in with, and their number of passkeys; owners only",
  middleware: signedIn({ manage: true }),
  request: { params: memberParam },
  responses: {
    200: jsonBody(
      sessionListSchema.extend({ passkeys: z.int() }),
      "The sessions, the last used first, and how many passkeys the person has",
    ),
    ...refusals,
  },
});

const endAllRoute = createRoute({
  method: "delete",
  path: "/{uid}/sessions",
  summary: "Sign a person of your group out everywhere; owners only",
  middleware: signedIn({ manage: true }),
  request: { params: memberParam },
  responses: { 204: { description: "Signed out" }, ...refusals },
});

const endOneRoute = createRoute({
  method: "delete",
  path: "/{uid}/sessions/{sessionId}",
  summary: "Sign a person of your group out of one browser; owners only",
  middleware: signedIn({ manage: true }),
  request: { params: memberParam.extend({ sessionId: idSchema }) },
  responses: { 204: { description: "Signed out" }, ...refusals },
});

const resetPasskeysRoute = createRoute({
  method: "delete",
  path: "/{uid}/passkeys",
  summary: "Remove all passkeys of a person of your group; owners only, with a recent proof",
  middleware: signedIn({ manage: true, proof: true }),
  request: { params: memberParam },
  responses: { 204: { description: "Removed; the password stays" }, ...refusals },
});

function toMember({ user, chosen }: MemberRow, reader: Principal): Member {
  const { id, email, displayName, role, awaitsConfirmation, isLimited, accessUntil, lastSeenAt } = user;
  return {
    uid: id,
    email: shownAddress(email),
    displayName,
    role,
    isPending: awaitsConfirmation,
    isSelf: id === reader.uid,
    properties: isLimited ? chosen : null,
    until: accessUntil,
    lastSeenAt: lastSeenAt === null || !mayManageGroup(reader) ? null : new Date(lastSeenAt).toISOString(),
    plans: [],
  };
}

/** Members of a group (D12). All members see them; owners manage them. */
export const memberRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { principal } = c.var;
    const db = getDatabase(c.env, principal.groupId);
    const visible = getVisible(principal);
    const [rows, plans] = await db.batch([selectMembers(db, visible), selectVisiblePlans(db, visible)]);
    const getPlans = (id: string) =>
      plans.filter(({ userId }) => userId === id).map(({ property, localTime }) => ({ property, localTime }));
    const items = rows.map((row) =>
      Object.assign(toMember(row, principal), { plans: getPlans(row.user.id) }),
    );
    return c.json({ items }, 200);
  })
  .openapi(inviteRoute, async (c) => {
    const [principal, now] = [c.var.principal, c.get("now")];
    const invitation = c.req.valid("json");
    const network = getNetworkName(c);
    const invited = await inviteMember(c.env, {
      principal,
      invitation,
      network,
      now,
      ...getRecipientLocale(c),
    });
    if (!invited.ok) return respondProblem(c, invited.problem);
    const [row] = await selectMember(getDatabase(c.env, principal.groupId), principal.groupId, invited.value);
    return row ? c.json(toMember(row, principal), 201) : respondProblem(c, { code: "not_found" });
  })
  .openapi(addAtDeskRoute, async (c) => {
    const { principal } = c.var;
    const person = c.req.valid("json");
    const verdict = await addDeskPerson(c.env, {
      principal,
      person,
      network: getNetworkName(c),
      now: c.get("now"),
    });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    const { row, digits } = verdict.value;
    return c.json({ member: toMember(row, principal), digits }, 201);
  })
  .openapi(giveDigitsRoute, async (c) => {
    const { uid } = c.req.valid("param");
    const gift = { principal: c.var.principal, uid, source: getRequestSource(c), now: c.get("now") };
    return answer(c, await giveDigits(c.env, gift), 200);
  })
  .openapi(changeRoute, async (c) => {
    const [principal, { uid }] = [c.var.principal, c.req.valid("param")];
    const verdict = await changeAccess(c.env, {
      principal,
      uid,
      patch: c.req.valid("json"),
      now: c.get("now"),
    });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    return c.json(toMember(verdict.value, principal), 200);
  })
  .openapi(removeRoute, async (c) => {
    const { uid } = c.req.valid("param");
    return answerEmpty(c, await removeMember(c.env, { principal: c.var.principal, uid, now: c.get("now") }));
  })
  .openapi(memberSessionsRoute, async (c) => {
    const { groupId, sid } = c.var.principal;
    const { uid } = c.req.valid("param");
    const db = getDatabase(c.env, groupId);
    const { members, sessions, passkeys } = await runNamed(db, {
      members: selectMember(db, groupId, uid),
      sessions: selectOpenSessions(db, uid, c.get("now")),
      passkeys: selectPasskeys(db, uid),
    });
    if (members.length === 0) return respondProblem(c, { code: "not_found" });
    return c.json({ items: sessions.map((row) => toSession(row, sid)), passkeys: passkeys.length }, 200);
  })
  .openapi(endAllRoute, async (c) => {
    const { uid } = c.req.valid("param");
    const ending = {
      principal: c.var.principal,
      uid,
      sid: null,
      source: getRequestSource(c),
      now: c.get("now"),
    };
    return answerEmpty(c, await signMemberOut(c.env, ending));
  })
  .openapi(endOneRoute, async (c) => {
    const { uid, sessionId: sid } = c.req.valid("param");
    const ending = { principal: c.var.principal, uid, sid, source: getRequestSource(c), now: c.get("now") };
    return answerEmpty(c, await signMemberOut(c.env, ending));
  })
  .openapi(resetPasskeysRoute, async (c) => {
    const { uid } = c.req.valid("param");
    const reset = { principal: c.var.principal, uid, source: getRequestSource(c), now: c.get("now") };
    return answerEmpty(c, await resetPasskeys(c.env, reset));
  });
