import type { TestProject } from "vitest/node";
import { startProvider } from "../../factories/identity-provider/start-provider.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the tests' own OpenID provider listens. */
    identityProvider: string;
  }
}

export default async function startIdentityProvider({ provide }: TestProject) {
  const { origin, close } = await startProvider();
  provide("identityProvider", origin);
  return close;
}
