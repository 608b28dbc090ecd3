import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ALT_LENGTH_MAX } from "#domain/content/media-reference.ts";
import { countCharacters } from "#domain/text.ts";
import { type PictureCut, RATIO_MAX, RATIO_MIN } from "./picture-cut.ts";
import type { PictureEdit } from "./picture-edit.ts";
import { getPictureForm, type PictureShape } from "./picture-form.ts";
import { fitWithin, type PixelSize, toPixels } from "./picture-geometry.ts";
import { useKindName } from "./picture-kind-name.ts";
import { RESULT_SIDE_MAX } from "./picture-size.ts";
import type { PictureDialogProps } from "./picture-subject.ts";

/** Controls for the crop's shape, the alternative text, and the resulting size. */
export function PictureControls({
  edit,
  subject: { source, offer },
  kind,
  twin,
  readWithoutAlt,
  hasOwnAlt,
}: PictureDialogProps & { edit: PictureEdit }) {
  const { pictures, common } = useMessages("setup");
  const language = useLanguage();
  const getName = useKindName();
  const form = getPictureForm(kind);
  const labels: Record<PictureShape, string> = {
    form: form.ratio.join(" : "),
    free: pictures.free,
    whole: pictures.whole,
  };
  const standsStill = source.isAnimated && (offer !== null || edit.own.shape !== "whole");
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {twin ? (
        <Checkbox
          label={pictures.forBoth}
          hint={pictures.forBothHint}
          checked={edit.other !== null}
          onChange={(event) => edit.setIsForBoth(event.currentTarget.checked)}
        />
      ) : null}
      {edit.other ? null : (
        <Segmented
          label={pictures.shape}
          size="sm"
          block
          value={edit.own.shape}
          options={form.shapes.map((value) => ({ value, label: labels[value] }))}
          onChange={edit.setShape}
        />
      )}
      {edit.own.shape === "free" ? (
        <SliderField
          label={pictures.ratio}
          min={RATIO_MIN}
          max={RATIO_MAX}
          step={0.05}
          value={Math.round(edit.own.ratio * 100) / 100}
          format={(ratio) => formatNumber(language, ratio, 2)}
          onChange={edit.setRatio}
        />
      ) : null}
      {form.isRead && !hasOwnAlt ? (
        <TextField
          label={pictures.alt}
          hint={readWithoutAlt ? pictures.altHintOr(readWithoutAlt) : pictures.altHint}
          counter={common.counter(countCharacters(edit.alt), ALT_LENGTH_MAX)}
          maxLength={ALT_LENGTH_MAX}
          dir="auto"
          autoComplete="off"
          value={edit.alt}
          onChange={(event) => edit.setAlt(event.currentTarget.value)}
        />
      ) : null}
      {form.isRead ? null : <p className="text-xs text-subtle">{pictures.decorationHint}</p>}
      <div className="flex flex-col gap-2">
        {edit.cuts.map((cut) => (
          <Result
            key={cut.kind}
            cut={cut}
            size={source.size}
            name={edit.other ? getName(cut.kind) : undefined}
          />
        ))}
        {standsStill ? <Notice tone="info">{pictures.standsStill}</Notice> : null}
      </div>
    </div>
  );
}

/** Resulting size, with a warning below the recommended one (S121, S122). */
function Result({ cut, size, name }: { cut: PictureCut; size: PixelSize; name: string | undefined }) {
  const { pictures } = useMessages("setup");
  const { recommended } = getPictureForm(cut.kind);
  const { width, height } = fitWithin(toPixels(cut.area, size), RESULT_SIDE_MAX);
  const isSmall = recommended !== null && width < recommended.width && height < recommended.height;
  return (
    <>
      <p className="text-xs text-muted tabular-nums">
        {name ? <span className="block font-medium text-strong">{name}</span> : null}
        {pictures.result(width, height)}
      </p>
      {isSmall ? <Notice tone="warn">{pictures.soft(recommended.width, recommended.height)}</Notice> : null}
    </>
  );
}
