/**
 * The Worker as deployed in a jurisdiction. All worker tests run it, so that whatever they reach opens no object
 * outside (H5). `env` of `cloudflare:workers` in a test stays without a jurisdiction, and finds the same objects.
 */

import worker, * as objects from "#worker/index.ts";
import { deployInside } from "./openings.ts";

export default {
  fetch: (request, env, context) => worker.fetch(request, deployInside(env), context),
  scheduled: (controller, env) => worker.scheduled(controller, deployInside(env)),
} satisfies ExportedHandler<Env>;

export class GroupChannel extends objects.GroupChannel {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, deployInside(env));
  }
}

export class PropertyAnalytics extends objects.PropertyAnalytics {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, deployInside(env));
  }
}

export class SignInThrottle extends objects.SignInThrottle {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, deployInside(env));
  }
}

export class PortalWriter extends objects.PortalWriter {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, deployInside(env));
  }
}

export class GuestDesk extends objects.GuestDesk {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, deployInside(env));
  }
}

export class PortalChannel extends objects.PortalChannel {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, deployInside(env));
  }
}
