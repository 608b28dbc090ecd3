import { createTemplate } from "#domain/content/starter/template.ts";
import { brandStarter } from "./brand.ts";

/** The default template (S18) in the colours of the brand that this build ships. */
export const BRAND_TEMPLATE = createTemplate(brandStarter.portal);
