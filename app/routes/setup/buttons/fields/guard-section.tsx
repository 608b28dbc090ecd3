import { useMessages } from "#app/messages/messages-context.tsx";
import type { Button } from "#domain/content/button.ts";
import { findGuard, withGuard } from "#domain/content/guarded-button.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { findButton } from "../button-list.ts";
import type { ButtonForm } from "./form.ts";
import { GuardChoice } from "./guard-choice.tsx";

interface GuardSectionProps {
  readonly form: ButtonForm;
  readonly button: Button;
  readonly onChange: (button: Button) => void;
}

/** Guard of a button (R8): in each language at least as strict as in the default one. */
export function GuardSection({ form, button, onChange }: GuardSectionProps) {
  const { buttons, common } = useMessages("setup");
  const { guard: words } = buttons;
  const { draft } = useDraft();
  const isTranslation = form.language !== draft.defaultLanguage;
  const original = isTranslation
    ? findButton(draft.buttons[draft.defaultLanguage]?.buttons ?? [], button.id)
    : undefined;
  const followed = original ? findGuard(original) : null;
  return (
    <GuardChoice
      title={words.title}
      propertyId={form.propertyId}
      guardId={button.id}
      guard={followed ?? findGuard(button)}
      fixed={followed ? words.follows(common.languages[draft.defaultLanguage]) : null}
      onChange={(guard) => onChange(withGuard(button, guard))}
      className="-mx-5 px-5"
    />
  );
}
