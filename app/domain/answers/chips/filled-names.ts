import { getSubButtons } from "../../content/button-entries.ts";
import type { Draft } from "../../content/document.ts";
import type { PublishFinding } from "../../content/publish-finding.ts";
import { withoutIsolates } from "./filled-lengths.ts";

/** Findings of buttons that are named by answers alone, with the name that guests read. Pure. */
export function withFilledNames(
  findings: readonly PublishFinding[],
  filled: Draft,
): readonly PublishFinding[] {
  return findings.map((finding) => {
    const { subject, language = filled.defaultLanguage, subButtonId } = finding;
    const id = finding.buttonId ?? finding.nearestId;
    const button =
      subject === "" ? filled.buttons[language]?.buttons.find((one) => one.id === id) : undefined;
    if (!button) return finding;
    const sub = getSubButtons(button).find((one) => one.id === subButtonId);
    return { ...finding, subject: withoutIsolates(sub?.name || button.name) };
  });
}
