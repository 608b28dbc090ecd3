import type { Button } from "./button.ts";
import type { Draft } from "./document.ts";
import { getEffectiveGuard } from "./guarded-button.ts";
import type { PublishFinding } from "./publish-finding.ts";

/**
 * Publish warnings for buttons with a PIN guard but no PIN, which cannot be opened: one per button, in the
 * first language that shows it. `pins` are the ids of buttons with a PIN. Pure.
 *
 * Only a warning, because a PIN is not content: once set, it also applies to the published portal.
 */
export function checkPins(
  { languages, defaultLanguage, buttons }: Pick<Draft, "languages" | "defaultLanguage" | "buttons">,
  pins: readonly string[],
): readonly PublishFinding[] {
  const findings = new Map<string, PublishFinding>();
  const originals = new Map(buttons[defaultLanguage]?.buttons.map((button) => [button.id, button]));
  const isGuarded = (button: Button) => getEffectiveGuard(button, originals.get(button.id)) === "pin";
  for (const language of [defaultLanguage, ...languages]) {
    for (const button of buttons[language]?.buttons ?? []) {
      const { id, name, hidden } = button;
      if (hidden || findings.has(id) || pins.includes(id) || !isGuarded(button)) continue;
      findings.set(id, {
        check: "pins",
        level: "warning",
        code: "pin_missing",
        tab: "buttons",
        language,
        buttonId: id,
        field: "pin",
        subject: name,
      });
    }
  }
  return [...findings.values()];
}
