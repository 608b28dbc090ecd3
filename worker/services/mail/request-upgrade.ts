import { brand } from "#brand/brand.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Plan } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import { requestUpgrade } from "#domain/property/upgrade.ts";
import { getDatabase } from "../../db/client.ts";
import { markForProjection } from "../../db/content/projections.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { newId } from "../../db/new-id.ts";
import { requestLicence } from "../../db/property/licence-writes.ts";
import { selectUserName, toLicence, toProperty, toWireLicence } from "../../db/property/properties.ts";
import { upgradeRequest } from "../../mail/kinds/upgrade-request.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";
import { sendAfterAnswer } from "./send-mail.ts";

/**
 * Requests another plan (S145): the licence's mode becomes REQUEST and remembers the previous mode, so that its
 * validity stays the same; support gets a mail. Refuses as `requestUpgrade` decides.
 */
export async function requestPlan(env: Env, scope: PropertyScope, plan: Plan): Promise<Verdict<Property>> {
  const { principal, property, licence, now } = scope;
  const { groupId, companyName } = principal;
  const decided = requestUpgrade(toLicence(licence));
  if (!decided.ok) return decided;
  if (!licence) return refuse("licence_unavailable");
  const requested = { ...licence, ...decided.value };
  const db = getDatabase(env, groupId);
  const mailId = newId();
  const mail = await upgradeRequest.write(env, brand.supportEmail, {
    property,
    companyName,
    person: principal,
    plan,
    mode: licence.mode,
  });
  try {
    const { names } = await commit(env, staffAuthor(scope), {
      whom: principal,
      statements: {
        licence: requestLicence(db, { propertyId: property.id, from: licence.mode, ...decided.value }),
        guard: requireOneChange(db),
        names: selectUserName(db, property.userId),
        mail: enqueueMail(db, { ...mail, id: mailId, at: now, groupId }),
        portal: markForProjection(db, property.id, now),
      },
      change: { kind: "licence.changed", payload: { licence: toWireLicence(requested) } },
      activity: { action: "licence.requested", summary: plan },
    });
    sendAfterAnswer(env, [mailId], now);
    await projectPortal(env, property);
    const userName = names[0]?.displayName ?? "";
    return accept(toProperty(property, requested, { accountName: companyName, userName }));
  } catch (error) {
    // The guard failed: another request was concurrent, or operations changed the licence.
    if (isGuardFailure(error)) return refuse("upgrade_requested");
    throw error;
  }
}
