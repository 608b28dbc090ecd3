import type { TestProject } from "vitest/node";
import { startProvider } from "../../factories/identity-provider/start-provider.ts";
import { startPushService } from "../../factories/push-service/start-push-service.ts";
import { startTranslator } from "../../factories/translator/start-translator.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the tests' own OpenID provider. */
    identityProvider: string;
    /** Origin of the push service double. */
    pushService: string;
    /** Origin of the double of a translation engine. */
    translator: string;
  }
}

/** Starts the external services that worker tests call. */
export default async function startOutsideServices({ provide }: TestProject) {
  const [provider, push, translator] = await Promise.all([
    startProvider(),
    startPushService(),
    startTranslator(),
  ]);
  provide("identityProvider", provider.origin);
  provide("pushService", push.origin);
  provide("translator", translator.origin);
  return () => Promise.all([provider.close(), push.close(), translator.close()]);
}
