/**
 * The JSON API as one Hono app, with its sub-apps and middleware in order. Exposes `api`, which the Worker and
 * the screens' loaders (in process) call. Access rules differ per sub-app: identity, operations, staff.
 */

import { accountRoutes } from "./account/account.ts";
import { deskDigitsRoutes } from "./account/desk-digits.ts";
import { identityRoutes } from "./account/identity.ts";
import { linkRoutes } from "./account/links.ts";
import { memberRoutes } from "./account/members.ts";
import { passkeyRoutes } from "./account/passkeys.ts";
import { passwordRoutes } from "./account/passwords.ts";
import {
  finishProviderSignIn,
  PROVIDER_CALLBACK_PATH,
  PROVIDER_SIGN_IN_PATH,
  startProviderSignIn,
} from "./account/provider-sign-in.ts";
import { endProviderSession, PROVIDER_SIGN_OUT_PATH } from "./account/provider-sign-out.ts";
import { registrationRoutes } from "./account/registration.ts";
import { sessionRoutes } from "./account/sessions.ts";
import { sharedDeskRoutes } from "./account/shared-desk.ts";
import { staffPushRoutes } from "./account/staff-push.ts";
import { termRoutes } from "./account/terms.ts";
import { groupActivityRoutes, propertyActivityRoutes } from "./activity.ts";
import { announcementRoutes } from "./content/announcements.ts";
import { buttonRoutes } from "./content/buttons.ts";
import { clonedContactRoutes } from "./content/cloned-contacts.ts";
import { closureRoutes } from "./content/closure.ts";
import { documentRoutes } from "./content/documents.ts";
import { historyRoutes } from "./content/history.ts";
import { mediaRoutes } from "./content/media.ts";
import { planRoutes } from "./content/plans.ts";
import { previewLinkRoutes } from "./content/preview-links.ts";
import { publicationRoutes } from "./content/publications.ts";
import { qrRoutes } from "./content/qr.ts";
import { replacementRoutes } from "./content/replacements.ts";
import { restorePointRoutes } from "./content/restore-points.ts";
import { setupProgressRoutes } from "./content/setup-progress.ts";
import { translationRoutes } from "./content/translations.ts";
import { versionRoutes } from "./content/versions.ts";
import { crashRoutes } from "./crashes.ts";
import { deskRoutes } from "./desks.ts";
import { analyticsRoutes } from "./guests/analytics.ts";
import { guestDataRoutes } from "./guests/guest-data.ts";
import { messageRoutes } from "./guests/messages.ts";
import { pinRoutes } from "./guests/pins.ts";
import { portfolioRoutes } from "./guests/portfolio.ts";
import { confirmRecipientRoutes, recipientRoutes } from "./guests/recipients.ts";
import { searchRoutes } from "./guests/searches.ts";
import { visitorIdRoutes } from "./guests/visitor-ids.ts";
import { licenceRoutes } from "./licence.ts";
import { liveRoutes, openLive } from "./live.ts";
import { openingRoutes } from "./opening.ts";
import { importOperationRoutes } from "./operations/import-operations.ts";
import { logOperation } from "./operations/log-operation.ts";
import { lookUpOperationRoutes } from "./operations/look-up-operations.ts";
import { operationRoutes } from "./operations/operations.ts";
import { portalOperationRoutes } from "./operations/portal-operations.ts";
import { requireOperations } from "./operations/require-operations.ts";
import { systemOperationRoutes } from "./operations/system-operations.ts";
import { addPlaceRoutes } from "./places/add-places.ts";
import { changePlaceRoutes } from "./places/change-places.ts";
import { listPlaceRoutes } from "./places/list-places.ts";
import { startPageRoutes } from "./places/start-pages.ts";
import { propertyRoutes } from "./properties.ts";
import { publicFileRoutes } from "./public-files.ts";
import { limitBody } from "./request/body-limit.ts";
import {
  apiHeaders,
  authenticate,
  closedForMaintenance,
  requireClientKey,
  requireCredential,
  startRequest,
} from "./request/middleware.ts";
import { respondProblem } from "./request/problem.ts";
import { answerError } from "./request/refuse-input.ts";
import { createRoutes } from "./request/routes.ts";
import { serveDescription } from "./serve-description.ts";
import { stopMailRoutes } from "./stop-mail.ts";
import { supportRoutes } from "./support.ts";

/** Routes of properties. Fixed names stand before routes with an id. */
const contentRoutes = createRoutes()
  .route("/", openingRoutes)
  .route("/", propertyRoutes)
  .route("/", documentRoutes)
  .route("/", buttonRoutes)
  .route("/", replacementRoutes)
  .route("/", translationRoutes)
  .route("/", clonedContactRoutes)
  .route("/", restorePointRoutes)
  .route("/", previewLinkRoutes)
  .route("/", mediaRoutes)
  .route("/", qrRoutes)
  .route("/", listPlaceRoutes)
  .route("/", addPlaceRoutes)
  .route("/", changePlaceRoutes)
  .route("/", startPageRoutes)
  .route("/", announcementRoutes)
  .route("/", publicationRoutes)
  .route("/", planRoutes)
  .route("/", versionRoutes)
  .route("/", analyticsRoutes)
  .route("/", searchRoutes)
  .route("/", messageRoutes)
  .route("/", pinRoutes)
  .route("/", recipientRoutes)
  .route("/", guestDataRoutes)
  .route("/", propertyActivityRoutes)
  .route("/", licenceRoutes)
  .route("/", visitorIdRoutes)
  .route("/", closureRoutes)
  .route("/", historyRoutes)
  .route("/", setupProgressRoutes)
  .route("/", deskRoutes);

/** Routes of identity. Their order does not matter: no two paths overlap. */
const identity = createRoutes();
identity.use(authenticate, limitBody);
const accountAccessRoutes = identity
  .route("/", identityRoutes)
  .route("/", sessionRoutes)
  .route("/", passkeyRoutes)
  .route("/", deskDigitsRoutes)
  .route("/", passwordRoutes)
  .route("/", linkRoutes)
  .route("/", registrationRoutes)
  .route("/", stopMailRoutes)
  .route("/", confirmRecipientRoutes);

const desk = createRoutes();
desk.use(closedForMaintenance, limitBody);
/** A shared desk before anybody is signed in there. */
const deskAccessRoutes = desk.route("/", sharedDeskRoutes);

const staff = createRoutes();
// The cheapest checks first; no body is read for a caller refused by headers.
staff.use(requireClientKey, closedForMaintenance, authenticate, requireCredential, limitBody);

/** Routes of staff. Mounted last: everything without a route above requires a session. */
const staffRoutes = staff
  .route("/account", accountRoutes)
  .route("/properties", contentRoutes)
  .route("/members", memberRoutes)
  .route("/terms", termRoutes)
  .route("/notifications", staffPushRoutes)
  .route("/activity", groupActivityRoutes)
  .route("/support", supportRoutes)
  .route("/analytics", portfolioRoutes)
  .route("/live", liveRoutes);

const operations = createRoutes();
operations.use(requireOperations, logOperation, limitBody);

/** Routes of operations, with `OPS_TOKEN` or a named token; each change is logged. */
const operatedRoutes = operations
  .route("/", operationRoutes)
  .route("/", systemOperationRoutes)
  .route("/", importOperationRoutes)
  .route("/", portalOperationRoutes)
  .route("/", lookUpOperationRoutes);

const chain = createRoutes();
// First: sets the request's id and clock for everything below.
chain.use(startRequest, apiHeaders);
// Not a JSON route: browsers can't send headers with a WebSocket upgrade, so the ticket is the only proof.
chain.get("/api/live", closedForMaintenance, openLive);
// Browser navigations to the external provider and back; they respond with redirects.
chain.get(PROVIDER_SIGN_IN_PATH, startProviderSignIn);
chain.get(PROVIDER_CALLBACK_PATH, finishProviderSignIn);
chain.get(PROVIDER_SIGN_OUT_PATH, endProviderSession);
chain.get("/api/openapi.json", (c) => serveDescription(c, api));

/**
 * The JSON API. Each sub-app authorises, parses, calls a service and responds. Operations have their own
 * authentication, and work during maintenance.
 */
export const api = chain
  .route("/", publicFileRoutes)
  .route("/api/identity", accountAccessRoutes)
  .route("/api/desk", deskAccessRoutes)
  .route("/api/crashes", crashRoutes)
  .route("/api/ops", operatedRoutes)
  .route("/api", staffRoutes);

api.notFound((c) => respondProblem(c, { code: "not_found" }));
api.onError(answerError);

export type Api = typeof api;
