import { sampleId } from "../draft.ts";
import type { Scene } from "../scene.ts";
import { describedApi } from "./openapi-check.ts";

/** A described path with a scene's values; unknown ids for the other parameters. */
export function toPath(template: string, { property, groupId }: Scene): string {
  const values: Record<string, string> = {
    propertyId: property.id,
    groupId,
    section: "theme",
    buttonId: sampleId(1),
    number: "999",
    sha256: "0".repeat(64),
    visitorId: "nobody",
    kind: "requests",
    placeKind: "room",
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? sampleId(77));
}

/** Every described route as `METHOD /path/{parameter}`. */
export async function routesOfApi(): Promise<readonly string[]> {
  const { paths } = await describedApi();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Described routes that write. */
export async function writesOfApi(): Promise<readonly string[]> {
  return (await routesOfApi()).filter((route) => !route.startsWith("GET "));
}
