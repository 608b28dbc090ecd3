import { type RefObject, useEffect, useRef } from "react";
import { formatBytes } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Dropzone, type DropzoneState } from "#app/ui/form/dropzone.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Picture } from "#domain/content/media-reference.ts";
import { type PictureFlowInput, usePictureFlow } from "./picture-flow.tsx";
import { PictureShown, type PictureWords } from "./picture-shown.tsx";
import { IMAGE_TYPES } from "./picture-size.ts";
import { PictureSummary } from "./picture-summary.tsx";
import type { PictureState } from "./picture-upload.ts";

interface PictureControlProps extends PictureFlowInput {
  readonly label: string;
  readonly words: PictureWords;
  readonly picture: Picture | null;
  readonly onRemove: () => void;
  /** Size limit, shown in the empty field. */
  readonly sizeRule: string;
  /** Text below the empty field, such as the recommended size. */
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Height of the field, such as "h-31". */
  readonly frame?: string;
  readonly id?: string;
}

/** A field for one picture: choose, drop or paste; crop and describe; replace and remove. */
export function PictureControl(props: PictureControlProps) {
  const { label, words, picture, onRemove, sizeRule, hint, error, kind, id = kind, frame = "h-31" } = props;
  const { common, setup, pictures } = useMessages("setup");
  const language = useLanguage();
  const field = useRef<HTMLDivElement>(null);
  const flow = usePictureFlow(props);
  const { state } = flow;
  usePicturePaste(field, flow.choose);
  useKeptFocus(field, state.kind);

  const isShown = picture !== null && state.kind !== "uploading";
  return (
    <div ref={field} className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium text-strong">{label}</span>
      {isShown ? (
        <PictureShown
          id={id}
          label={label}
          frame={frame}
          picture={picture}
          kind={kind}
          ground={props.ground}
          words={words}
          isReading={state.kind === "reading"}
          onFile={flow.choose}
          onEdit={() => flow.edit(picture)}
          onRemove={onRemove}
        />
      ) : (
        <div className="relative">
          <Dropzone
            name={id}
            label={label}
            className={frame}
            prompt={{ drop: pictures.drop.image, or: pictures.drop.or, choose: pictures.drop.choose }}
            overText={pictures.drop.over}
            hint={sizeRule}
            accept={IMAGE_TYPES.join()}
            state={toDropzoneState(state, pictures.reading, (loaded, total) =>
              common.uploadedOf(formatBytes(language, loaded), formatBytes(language, total)),
            )}
            onFile={flow.choose}
          />
          {state.kind === "uploading" ? (
            <IconButton
              icon="close"
              size="sm"
              label={setup.homepage.cancelUpload(state.file.name)}
              onClick={flow.cancel}
              className="absolute end-1 top-1"
            />
          ) : null}
        </div>
      )}
      {isShown && state.kind !== "refused" && !error ? (
        <PictureSummary
          id={`${id}-note`}
          picture={picture}
          kind={kind}
          readWithoutAlt={props.readWithoutAlt}
          hasOwnAlt={props.hasOwnAlt ?? false}
        />
      ) : (
        <FieldNote id={`${id}-note`} {...getNote()} />
      )}
      {flow.dialog}
    </div>
  );

  function getNote(): { hint?: string | undefined; error?: string | undefined } {
    if (state.kind === "uploading") return { hint: common.uploadingPercent(Math.round(state.share * 100)) };
    // The empty dropzone shows the message itself.
    if (state.kind === "refused" && picture !== null) return { error: state.message };
    return error ? { error } : { hint };
  }
}

/** If the focused control is gone, focus its replacement. */
function useKeptFocus(field: RefObject<HTMLElement | null>, state: PictureState["kind"]) {
  const before = useRef(state);
  useEffect(() => {
    const hasChanged = before.current !== state;
    before.current = state;
    if (!hasChanged || state === "reading") return;
    // Wait until the closing dialog has tried to return the focus.
    const timer = setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) field.current?.querySelector<HTMLElement>("button, input:not([hidden])")?.focus();
    });
    return () => clearTimeout(timer);
  }, [field, state]);
}

function toDropzoneState(
  state: PictureState,
  reading: string,
  getDetail: (loaded: number, total: number) => string,
): DropzoneState {
  if (state.kind === "reading") return { kind: "reading", message: reading };
  if (state.kind !== "uploading") return state;
  const { file, share, thumbnail } = state;
  return {
    kind: "uploading",
    fileName: file.name,
    detail: getDetail(file.size * share, file.size),
    percent: Math.round(share * 100),
    progressLabel: file.name,
    thumbnail,
  };
}

/** Passes on a pasted picture if the field was pressed or focused last, wherever the focus has gone since. */
function usePicturePaste(field: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isHere = false;
    const notice = (event: Event) => {
      isHere = event.target instanceof Node && field.current?.contains(event.target) === true;
    };
    const noticeFocus = (event: Event) => {
      // A press on something not focusable focuses an element around it, which may contain this field.
      const surrounds = event.target instanceof Node && event.target.contains(field.current);
      if (!surrounds) notice(event);
    };
    document.addEventListener("focusin", noticeFocus, { signal });
    document.addEventListener("pointerdown", notice, { signal });
    document.addEventListener(
      "paste",
      (event) => {
        const file = event.clipboardData?.files[0];
        if (!isHere || !file || event.defaultPrevented) return;
        event.preventDefault();
        latest.current(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, [field]);
}
