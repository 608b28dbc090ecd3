import { useMessages } from "#app/messages/messages-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import type { Guard } from "#domain/content/guard.ts";

// Loaded on demand, because most buttons have no PIN and the Worker renders no open editor.
const PIN_FIELD = definePart(
  () => import("./pin-field.client.tsx"),
  ({ PinField }) => PinField,
);

interface GuardChoiceProps {
  readonly title: string;
  readonly propertyId: string;
  /** Id under which the PIN is stored. */
  readonly guardId: string;
  /** `null`: open to all. */
  readonly guard: Guard | null;
  /** Why the guard cannot be chosen here. */
  readonly fixed?: string | null;
  readonly onChange: (guard: Guard | null) => void;
  readonly className?: string;
}

/** Chooses who may open or read something (R8), and sets its PIN. Folded while it is open to all. */
export function GuardChoice(props: GuardChoiceProps) {
  const { title, propertyId, guardId, guard, fixed = null, onChange, className } = props;
  const { guard: words } = useMessages("setup").buttons;
  return (
    <Accordion
      title={title}
      summary={guard === null ? words.all : words[guard]}
      defaultOpen={guard !== null}
      {...(className === undefined ? {} : { className })}
    >
      <div className="flex flex-col gap-4">
        {fixed === null ? (
          <Segmented<Guard | "all">
            label={title}
            labelHidden
            block
            options={[
              { value: "all", label: words.all },
              { value: "pin", label: words.pin },
              { value: "card", label: words.card },
            ]}
            value={guard ?? "all"}
            onChange={(chosen) => onChange(chosen === "all" ? null : chosen)}
          />
        ) : (
          <p className="text-sm text-muted">{fixed}</p>
        )}
        {guard === "pin" ? <LazyPart part={PIN_FIELD} props={{ propertyId, buttonId: guardId }} /> : null}
      </div>
    </Accordion>
  );
}
