import { useMessages } from "#app/messages/messages-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import type { Button } from "#domain/content/button.ts";
import type { Guard } from "#domain/content/guard.ts";
import { findGuard, withGuard } from "#domain/content/guarded-button.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { findButton } from "../button-list.ts";
import type { ButtonForm } from "./form.ts";

// Loaded on demand, because most buttons have no PIN and the Worker renders no open editor.
const PIN_FIELD = definePart(
  () => import("./pin-field.client.tsx"),
  ({ PinField }) => PinField,
);

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
  const guard = followed ?? findGuard(button);
  return (
    <Accordion
      title={words.title}
      summary={guard === null ? words.all : words[guard]}
      defaultOpen={guard !== null}
      className="-mx-5 px-5"
    >
      <div className="flex flex-col gap-4">
        {followed ? (
          <p className="text-sm text-muted">{words.follows(common.languages[draft.defaultLanguage])}</p>
        ) : (
          <Segmented<Guard | "all">
            label={words.title}
            labelHidden
            block
            options={[
              { value: "all", label: words.all },
              { value: "pin", label: words.pin },
              { value: "card", label: words.card },
            ]}
            value={guard ?? "all"}
            onChange={(chosen) => onChange(withGuard(button, chosen === "all" ? null : chosen))}
          />
        )}
        {guard === "pin" ? (
          <LazyPart part={PIN_FIELD} props={{ propertyId: form.propertyId, buttonId: button.id }} />
        ) : null}
      </div>
    </Accordion>
  );
}
