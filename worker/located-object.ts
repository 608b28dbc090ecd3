import { DurableObject } from "cloudflare:workers";
import { inJurisdiction } from "./in-jurisdiction.ts";

/** Base of all Durable Objects: `this.env` opens others in the deployment's jurisdiction. */
export abstract class LocatedObject extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, inJurisdiction(env));
  }
}
