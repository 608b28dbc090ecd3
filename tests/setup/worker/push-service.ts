import type { TestProject } from "vitest/node";
import { startPushService } from "../../factories/push-service/start-push-service.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the push service listens that stands in for those of browsers. */
    pushService: string;
  }
}

export default async function startDouble({ provide }: TestProject) {
  const { origin, close } = await startPushService();
  provide("pushService", origin);
  return close;
}
