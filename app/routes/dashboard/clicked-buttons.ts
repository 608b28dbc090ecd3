import type { StoredDocument } from "#domain/content/document.ts";
import type { ButtonIcon } from "#domain/icon.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** A button that guests clicked. `name` and `icon` are null once it has been deleted. */
export interface ClickedButton {
  readonly id: string;
  readonly name: string | null;
  readonly icon: ButtonIcon | null;
  readonly clicks: number;
}

interface Clicks {
  readonly buttonId: string;
  readonly clicks: number;
}

/** What a button of any kind has. */
interface Named {
  readonly id: string;
  readonly name: string;
  readonly icon: ButtonIcon;
}

/**
 * Names the buttons of a report by the draft, in the report's order. Pure.
 *
 * A button that was copied between languages keeps its id: the default language names it first. A popup's
 * sub-buttons stand for themselves. Deleted buttons keep their clicks, each on its own line.
 */
export function nameClickedButtons(
  clicks: readonly Clicks[],
  documents: readonly StoredDocument[],
  defaultLanguage: ContentLanguage,
): readonly ClickedButton[] {
  const known = new Map<string, Named>();
  const inOrder = [...documents].sort(
    (a, b) => Number(b.language === defaultLanguage) - Number(a.language === defaultLanguage),
  );
  for (const button of inOrder.flatMap(buttonsOf)) {
    if (!known.has(button.id)) known.set(button.id, button);
  }
  return clicks.map(({ buttonId, clicks: count }) => {
    const button = known.get(buttonId);
    return { id: buttonId, name: button?.name ?? null, icon: button?.icon ?? null, clicks: count };
  });
}

function buttonsOf({ body }: StoredDocument): readonly Named[] {
  if (!("buttons" in body)) return [];
  return body.buttons.flatMap((button): readonly Named[] =>
    button.type === "popup" ? [button, ...button.subButtons] : [button],
  );
}
