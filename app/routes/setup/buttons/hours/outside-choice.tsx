import { useId } from "react";
import type { HoursTextContext } from "#app/components/hours-state.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { RadioCard } from "#app/ui/form/radio-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Button } from "#domain/content/button.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { nextOpeningAfter } from "#domain/content/hours/opening.ts";
import { getUsableHours } from "#domain/content/hours/usable-hours.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { mixColours } from "#domain/look/colour.ts";
import { formatOpeningLabel } from "#portal/tile/opening-label.ts";
import { getOpeningWords } from "#portal/words/opening-words.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { PortalIcon } from "../fields/portal-icon.tsx";

interface OutsideChoiceProps {
  readonly button: Button;
  readonly hours: Hours;
  readonly theme: ButtonStyle;
  readonly saying: HoursTextContext;
  /** The content's language, for the miniature tile. */
  readonly language: ContentLanguage;
  readonly onChange: (outside: Hours["outside"]) => void;
}

/** Choice for the time outside the hours: hidden, or the closed tile, with a preview. */
export function OutsideChoice({ onChange, ...tile }: OutsideChoiceProps) {
  const { hours } = tile;
  const words = useMessages("setup").buttonHours.outside;
  const name = useId();
  const option = (value: Hours["outside"]) => ({
    name,
    value,
    checked: hours.outside === value,
    onChange: () => onChange(value),
  });
  return (
    <FieldGroup role="radiogroup" label={words.label}>
      <div className="grid grid-cols-2 gap-3">
        <RadioCard
          {...option("hide")}
          label={words.hide}
          picture={
            <span className="grid h-15 w-24 place-items-center rounded-[9px] border border-dashed border-control text-subtle">
              <Icon name="eye-off" size="sm" />
            </span>
          }
        />
        <RadioCard {...option("close")} label={words.close} picture={<ClosedTile {...tile} />} />
      </div>
    </FieldGroup>
  );
}

/** Share of the text colour over a closed tile, as in the portal. */
const INK_SHARE = 0.12;

function ClosedTile({ button, hours, theme, saying, language }: Omit<OutsideChoiceProps, "onChange">) {
  const show = useShownTexts(language);
  const style = { ...theme, ...button.style };
  const usable = getUsableHours(hours);
  const opensAt = usable ? nextOpeningAfter(usable, saying.timeZone, saying.at) : null;
  return (
    <span
      className="flex h-15 w-24 flex-col items-center justify-center gap-0.5 overflow-hidden rounded-[9px] px-1 text-center text-[0.5rem]/2.25 font-semibold"
      style={{ background: mixColours(style.background, style.text, INK_SHARE), color: style.text }}
    >
      <span style={{ color: mixColours(style.icon, style.text, 1 / 3) }}>
        <PortalIcon name={button.icon} className="size-3.5" />
      </span>
      <bdi className="w-full truncate">{show(button.name)}</bdi>
      <span lang={language} dir={getTextDirection(language)} className="line-clamp-2">
        <Icon name="clock" className="me-0.5 inline-block size-2! align-[-1px]" />
        {formatOpeningLabel(getOpeningWords(language), opensAt, saying)}
      </span>
    </span>
  );
}
