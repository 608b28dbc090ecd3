import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import type { Offer } from "#domain/answers/answer-values.ts";
import type { ControlProps } from "./control-props.ts";
import { ControlRow } from "./control-row.tsx";

/** Yes, no, or on request. */
export function OfferControl({ question, value, onChange }: ControlProps<"offer">) {
  const { parts, offers } = useMessages("answers").answers;
  const asked: readonly Offer[] = "offer" in question.parts ? question.parts.offer : [];
  return (
    <ControlRow label={parts.offer}>
      <Segmented<Offer | "">
        label={parts.offer}
        labelHidden
        options={asked.map((offer) => ({ value: offer, label: offers[offer] }))}
        value={value ?? ""}
        onChange={(offer) => onChange(offer === "" ? undefined : offer)}
      />
    </ControlRow>
  );
}
