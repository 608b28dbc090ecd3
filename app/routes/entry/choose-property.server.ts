import { redirect } from "react-router";
import { getChoosePropertyHeaders } from "#app/session/active-property.ts";
import { deriveApplicationContext, hasOtherValidLicence } from "#app/session/application-context.ts";
import { getEntryPath } from "#app/session/exit-reason.ts";
import { type ReadSession, readSession } from "#app/session/read-session.server.ts";
import type { ServerContext } from "#app/session/server-context.ts";
import { needsUpgrade, PRODUCT_VERSION } from "#domain/account/account.ts";
import { ID_PATTERN } from "#domain/id.ts";
import type { Property } from "#domain/property/property.ts";

/**
 * Selects a property and opens its setup, upgrading the group first if necessary (D5). Opens *Answers* while nothing
 * of a property is set up (A4).
 */
export async function chooseProperty(asked: string, server: ServerContext): Promise<Response> {
  const session = await readSession(server, ID_PATTERN.test(asked) ? asked : null);
  if (!session) return redirect("/");
  const { activePropertyId, exitReason } = deriveApplicationContext({
    properties: session.properties,
    hasOtherValidLicence: hasOtherValidLicence(session),
    activePropertyId: asked,
    language: server.language,
    sequence: session.sequence,
    now: server.now,
  });
  if (exitReason) return redirect(getEntryPath(exitReason));
  if (!(await isUpgraded(session, server))) return redirect(getEntryPath("upgrade-failed"));
  const property = session.properties.find(({ id }) => id === activePropertyId);
  const isNew = session.role !== "viewer" && property && (await isNotBegun(property, server));
  return redirect(isNew ? "/answers" : "/setup/homepage", {
    headers: getChoosePropertyHeaders(activePropertyId),
  });
}

/** Whether a property was never published and has no setup step done and no answer. */
async function isNotBegun({ id, publishedNumber }: Property, { api }: ServerContext): Promise<boolean> {
  if (publishedNumber !== null) return false;
  const response = await api.api.properties[":propertyId"]["setup-progress"].$get({
    param: { propertyId: id },
  });
  if (!response.ok) return false;
  const { done, answers } = await response.json();
  return answers.answered === 0 && Object.values(done).every((isDone) => !isDone);
}

/** Maximum upgrade calls: one call upgrades a limited part, so a very large group needs several. */
const UPGRADE_CALLS_MAX = 40;

async function isUpgraded({ group }: ReadSession, { api }: ServerContext): Promise<boolean> {
  const { userID, companyID, groupID } = group;
  let { currentVersion } = group;
  for (let call = 0; needsUpgrade(currentVersion); call += 1) {
    if (call === UPGRADE_CALLS_MAX) return false;
    const response = await api.api.account.performSystemUpgrade.$post({
      json: { userID, companyID, groupID, currentVersion, latestVersion: PRODUCT_VERSION },
    });
    if (!response.ok) return false;
    ({ currentVersion } = await response.json());
  }
  return true;
}
