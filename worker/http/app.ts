import { accountRoutes } from "./account.ts";
import { groupActivityRoutes, propertyActivityRoutes } from "./activity.ts";
import { analyticsRoutes } from "./analytics.ts";
import { buttonRoutes } from "./buttons.ts";
import { documentRoutes } from "./documents.ts";
import { feedbackRoutes } from "./feedback.ts";
import { identityRoutes } from "./identity.ts";
import { licenceRoutes } from "./licence.ts";
import { liveRoutes, openLive } from "./live.ts";
import { mediaRoutes } from "./media.ts";
import { memberRoutes } from "./members.ts";
import {
  apiHeaders,
  authenticate,
  begin,
  closedForMaintenance,
  requireClientKey,
  sameOrigin,
} from "./middleware.ts";
import { describeApi } from "./openapi.ts";
import { openingRoutes } from "./opening.ts";
import { operationRoutes } from "./operations.ts";
import { passwordRoutes } from "./passwords.ts";
import { portalOperationRoutes } from "./portal-operations.ts";
import { portfolioRoutes } from "./portfolio.ts";
import { previewLinkRoutes } from "./preview-links.ts";
import { answerError, respondProblem } from "./problem.ts";
import { propertyRoutes } from "./properties.ts";
import {
  finishProviderSignIn,
  PROVIDER_CALLBACK_PATH,
  PROVIDER_SIGN_IN_PATH,
  startProviderSignIn,
} from "./provider-sign-in.ts";
import { endProviderSession, PROVIDER_SIGN_OUT_PATH } from "./provider-sign-out.ts";
import { publicFileRoutes } from "./public-files.ts";
import { publicationRoutes } from "./publications.ts";
import { qrRoutes } from "./qr.ts";
import { registrationRoutes } from "./registration.ts";
import { replacementRoutes } from "./replacements.ts";
import { restorePointRoutes } from "./restore-points.ts";
import { newRoutes } from "./routes.ts";
import { sessionRoutes } from "./sessions.ts";
import { setupProgressRoutes } from "./setup-progress.ts";
import { stopMailRoutes } from "./stop-mail.ts";
import { supportRoutes } from "./support.ts";
import { systemOperationRoutes } from "./system-operations.ts";

/** Everything of properties. What has a name stands before what takes any id. */
const contentRoutes = newRoutes()
  .route("/", openingRoutes)
  .route("/", propertyRoutes)
  .route("/", documentRoutes)
  .route("/", buttonRoutes)
  .route("/", replacementRoutes)
  .route("/", restorePointRoutes)
  .route("/", previewLinkRoutes)
  .route("/", mediaRoutes)
  .route("/", qrRoutes)
  .route("/", publicationRoutes)
  .route("/", analyticsRoutes)
  .route("/", feedbackRoutes)
  .route("/", propertyActivityRoutes)
  .route("/", licenceRoutes)
  .route("/", setupProgressRoutes);

/** Everything about who somebody is. The order does not matter: no two paths overlap. */
const accountAccessRoutes = newRoutes()
  .route("/", identityRoutes)
  .route("/", sessionRoutes)
  .route("/", passwordRoutes)
  .route("/", registrationRoutes)
  .route("/", stopMailRoutes);

const chain = newRoutes();

// 1. the request's id and clock, first: everything below reads them
chain.use(begin, apiHeaders);
// 2. writes of other origins are out before any cookie is looked at
chain.use("/api/*", sameOrigin);
// 3. operations carry their own proof and go on during maintenance
chain.use("/api/properties/*", closedForMaintenance);
chain.use("/api/account/*", closedForMaintenance);
chain.use("/api/live/*", closedForMaintenance);
chain.use("/api/members/*", closedForMaintenance);
chain.use("/api/activity/*", closedForMaintenance);
chain.use("/api/support/*", closedForMaintenance);
chain.use("/api/analytics/*", closedForMaintenance);
// 4. who is asking; refuses nobody
chain.use("/api/*", authenticate);
// 5. our own builds only; after `authenticate`, which it does not lean on
chain.use("/api/properties", requireClientKey);
chain.use("/api/properties/*", requireClientKey);
chain.use("/api/members/*", requireClientKey);
chain.use("/api/activity/*", requireClientKey);
chain.use("/api/support/*", requireClientKey);
chain.use("/api/analytics/*", requireClientKey);

/** The JSON API. Each sub-app authorises, parses, calls a service and responds. */
export const api = chain
  .route("/", publicFileRoutes)
  .route("/api/identity", accountAccessRoutes)
  .route("/api/account", accountRoutes)
  .route("/api/properties", contentRoutes)
  .route("/api/members", memberRoutes)
  .route("/api/activity", groupActivityRoutes)
  .route("/api/support", supportRoutes)
  .route("/api/analytics", portfolioRoutes)
  .route("/api/live", liveRoutes)
  .route("/api/ops", operationRoutes)
  .route("/api/ops", systemOperationRoutes)
  .route("/api/ops", portalOperationRoutes);

// The upgrade itself is no JSON route: browsers send no header with it, so the ticket is all its proof.
api.get("/api/live", openLive);
// For browsers on their way to an outside provider and back: answers lead on.
api.get(PROVIDER_SIGN_IN_PATH, startProviderSignIn);
api.get(PROVIDER_CALLBACK_PATH, finishProviderSignIn);
api.get(PROVIDER_SIGN_OUT_PATH, endProviderSession);
api.get("/api/openapi.json", (c) => c.json(describeApi(api)));
api.notFound((c) => respondProblem(c, { code: "not_found" }));
api.onError(answerError);

export type Api = typeof api;
