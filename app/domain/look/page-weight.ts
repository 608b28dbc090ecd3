import type { z } from "#domain/zod.ts";
import type { pageWeightSchema } from "./page-weight-schema.ts";

export type PageWeight = z.infer<typeof pageWeightSchema>;

export function totalBytes({ page, pictures, fonts }: PageWeight): number {
  return page + pictures + fonts;
}
