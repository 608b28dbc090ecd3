import { useId, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FieldNote } from "#app/ui/form/field.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import type { PictureSource } from "./open-picture.ts";
import { PictureControls } from "./picture-controls.tsx";
import { PictureCropper } from "./picture-cropper.tsx";
import type { PictureCut } from "./picture-cut.ts";
import type { PictureEdit } from "./picture-edit.ts";
import { PictureFocusStage } from "./picture-focus-stage.tsx";
import { getPictureForm, type PictureKind } from "./picture-form.ts";
import { coverArea } from "./picture-geometry.ts";
import { useKindName } from "./picture-kind-name.ts";
import { PicturePart, partRatio } from "./picture-part.tsx";
import type { PictureDialogProps } from "./picture-subject.ts";

type Mode = "crop" | "focus";

/** The stage for crop or focus, one per orientation, with its controls beside it. */
export function PictureEditor({ edit, ...props }: PictureDialogProps & { edit: PictureEdit }) {
  const { pictures } = useMessages("setup");
  const { subject, kind, ground } = props;
  const [mode, setMode] = useState<Mode>("crop");
  const hintId = useId();
  const isCut = getPictureForm(kind).cuts.length > 0;
  const getName = useKindName();
  // The dialog's initial focus is the frame, which is rendered after opening.
  const awaitsFrame = useRef(edit.own.shape !== "whole");
  function focusFirst(frame: HTMLElement) {
    if (awaitsFrame.current) frame.focus();
    awaitsFrame.current = false;
  }
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_16.5rem]">
      <div className="flex min-w-0 flex-col gap-3">
        {isCut ? (
          <Segmented
            label={pictures.mode}
            labelHidden
            size="sm"
            value={mode}
            options={[
              { value: "crop", label: pictures.crop, icon: "crop" },
              { value: "focus", label: pictures.focusPoint, icon: "click" },
            ]}
            onChange={setMode}
          />
        ) : null}
        <div className={classNames("grid gap-4", edit.other && getColumns(kind))}>
          {edit.cuts.map((cut) => (
            <div key={cut.kind} className="flex min-w-0 flex-col gap-1.5">
              {edit.other ? (
                <span className="text-sm font-medium text-strong">{getName(cut.kind)}</span>
              ) : null}
              <Stage
                mode={mode}
                cut={cut}
                source={subject.source}
                ground={ground}
                label={getName(cut.kind)}
                hintId={hintId}
                onFrame={focusFirst}
                onChange={(part) => edit.change(cut.kind, part)}
              />
              {mode === "focus" ? <PictureForms source={subject.source} cut={cut} /> : null}
            </div>
          ))}
        </div>
        <FieldNote id={hintId} hint={getHint(mode, edit, pictures)} />
      </div>
      <PictureControls edit={edit} {...props} />
    </div>
  );
}

/** The landscape picture gets the wider column. */
function getColumns(kind: PictureKind): string {
  return kind === "background-landscape" ? "grid-cols-[3fr_2fr]" : "grid-cols-[2fr_3fr]";
}

function getHint(mode: Mode, edit: PictureEdit, words: { focusHint: string; cropHint: string }) {
  if (mode === "focus") return words.focusHint;
  return edit.own.shape === "whole" && !edit.other ? undefined : words.cropHint;
}

interface StageProps extends Pick<PictureDialogProps, "ground"> {
  readonly mode: Mode;
  readonly cut: PictureCut;
  readonly source: PictureDialogProps["subject"]["source"];
  readonly label: string;
  readonly hintId: string;
  readonly onFrame: (frame: HTMLElement) => void;
  readonly onChange: (part: Partial<PictureCut>) => void;
}

function Stage({ mode, cut, source, ground, label, hintId, onFrame, onChange }: StageProps) {
  if (mode === "focus") {
    return (
      <PictureFocusStage
        source={source}
        cut={cut}
        label={label}
        hintId={hintId}
        onFocus={(focus) => onChange({ focus })}
      />
    );
  }
  if (cut.shape === "whole") {
    const ratio = partRatio(source.size, cut.area);
    return (
      <div
        className="grid h-80 place-items-center overflow-hidden rounded-lg bg-fill-dark [container-type:size]"
        style={ground ? { backgroundColor: ground } : undefined}
      >
        <span
          className="relative block"
          style={{ aspectRatio: ratio, width: `min(100cqw, ${100 * ratio}cqh)` }}
        >
          <PicturePart href={source.href} area={cut.area} />
        </span>
      </div>
    );
  }
  return (
    <PictureCropper
      href={source.href}
      cut={cut}
      size={source.size}
      ground={ground}
      label={label}
      hintId={hintId}
      onFrame={onFrame}
      onChange={onChange}
    />
  );
}

/** Preview of the crop on a phone and a tablet, with its focus. */
function PictureForms({ source, cut }: { source: PictureSource; cut: PictureCut }) {
  const { setup } = useMessages("setup");
  const names = [setup.preview.phone, setup.preview.tablet];
  return (
    <ul className="flex gap-3">
      {getPictureForm(cut.kind).cuts.map(([width, height], index) => (
        <li key={names[index]} className="flex min-w-0 flex-col items-center gap-1 text-xs text-subtle">
          <span
            className="relative block max-w-full overflow-hidden rounded-sm"
            style={{ aspectRatio: width / height, height: width > height ? 64 : 112 }}
          >
            <PicturePart
              href={source.href}
              area={coverArea(source.size, width / height, cut.focus, cut.area)}
            />
          </span>
          {names[index]}
        </li>
      ))}
    </ul>
  );
}
