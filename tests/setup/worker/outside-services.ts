import type { TestProject } from "vitest/node";
import { startProvider } from "../../factories/identity-provider/start-provider.ts";
import { startPushService } from "../../factories/push-service/start-push-service.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the tests' own OpenID provider. */
    identityProvider: string;
    /** Origin of the push service double. */
    pushService: string;
  }
}

/** Starts the external services that worker tests call. */
export default async function startOutsideServices({ provide }: TestProject) {
  const [provider, push] = await Promise.all([startProvider(), startPushService()]);
  provide("identityProvider", provider.origin);
  provide("pushService", push.origin);
  return () => Promise.all([provider.close(), push.close()]);
}
