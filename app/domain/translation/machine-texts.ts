import type { Draft } from "../content/document.ts";
import type { ContentLanguage } from "../language.ts";

/** Whether a machine wrote one of a language's texts, among those whose place passes. */
export function hasMachineText(
  { machine }: Pick<Draft, "machine">,
  language: ContentLanguage,
  isMeant: (place: string) => boolean = () => true,
): boolean {
  return machine?.[language]?.some(isMeant) ?? false;
}
