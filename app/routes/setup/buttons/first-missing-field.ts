import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { checkDraft } from "#domain/content/publish-check.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";

interface Saved {
  readonly button: Button;
  readonly language: ContentLanguage;
  readonly features: Features;
}

/** The first thing missing before the button can be published; `null`: none. Pure. */
export function findFirstMissingField(
  draft: Draft,
  { button, language, features }: Saved,
): PublishFinding | null {
  const alone = { ...draft, buttons: { [language]: { buttons: [button] } } };
  const findings = checkDraft(alone, features);
  return findings.find(({ buttonId, level }) => buttonId === button.id && level === "blocking") ?? null;
}
