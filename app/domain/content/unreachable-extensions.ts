import { isExtension } from "../telephone.ts";
import { getSubButtons } from "./button-entries.ts";
import type { Draft } from "./document.ts";
import type { PublishFinding } from "./publish-finding.ts";

/**
 * Publish warning for extensions that guests' phones cannot reach because the property has no main number:
 * one for all, because adding the number fixes them all. Pure.
 */
export function checkExtensions(
  { languages, buttons }: Pick<Draft, "languages" | "buttons">,
  mainTelephone: string,
): readonly PublishFinding[] {
  if (mainTelephone !== "") return [];
  const shown = languages.flatMap((language) =>
    (buttons[language]?.buttons ?? []).filter(({ hidden }) => !hidden),
  );
  for (const part of shown.flatMap((button) => [button, ...getSubButtons(button)])) {
    if (part.type !== "click-to-call" || !isExtension(part.extension)) continue;
    return [
      {
        check: "calls",
        level: "warning",
        code: "extension_unreachable",
        tab: "property",
        field: "telephone",
        subject: part.extension,
      },
    ];
  }
  return [];
}
