import type { Button } from "./button.ts";
import type { Draft } from "./document.ts";
import { effectiveGuard } from "./guarded-button.ts";
import type { PublishFinding } from "./publish-finding.ts";

/**
 * What publishing says of buttons with a PIN that nobody has set, which open for nobody: one warning a button, in the
 * first language that shows it. `pins` are the ids of buttons that have one. Pure.
 *
 * A warning, as a PIN is no content: once it is set it holds for what is published already.
 */
export function checkPins(
  { languages, defaultLanguage, buttons }: Pick<Draft, "languages" | "defaultLanguage" | "buttons">,
  pins: readonly string[],
): readonly PublishFinding[] {
  const findings = new Map<string, PublishFinding>();
  const originals = new Map(buttons[defaultLanguage]?.buttons.map((button) => [button.id, button]));
  const isGuarded = (button: Button) => effectiveGuard(button, originals.get(button.id)) === "pin";
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
