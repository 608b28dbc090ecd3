import { useRef } from "react";
import { formatBytes } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dropzone, type DropzoneState } from "#app/ui/dropzone.tsx";
import { FieldNote } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { type MediaKind, mediaHref, type Picture } from "#domain/content/media-reference.ts";
import { useDraft } from "../draft-context.tsx";
import { IMAGE_TYPES, type PictureUpload, usePictureUpload } from "./use-picture-upload.ts";

type PictureName = "logo" | "backgroundPortrait" | "backgroundLandscape";

/** Sizes that are recommended, in pixels (S121, S122). */
const RECOMMENDED: Record<PictureName, readonly [width: number, height: number]> = {
  logo: [500, 200],
  backgroundPortrait: [500, 1000],
  backgroundLandscape: [1000, 500],
};

function useWords(field: PictureName) {
  const { homepage } = useMessages().setup;
  switch (field) {
    case "logo":
      return { label: homepage.logo, replace: homepage.replaceLogo, remove: homepage.removeLogo };
    case "backgroundPortrait":
      return { label: homepage.portrait, replace: homepage.replacePortrait, remove: homepage.removePortrait };
    case "backgroundLandscape":
      return {
        label: homepage.landscape,
        replace: homepage.replaceLandscape,
        remove: homepage.removeLandscape,
      };
  }
}

interface PictureFieldProps {
  readonly field: PictureName;
  readonly kind: MediaKind;
}

/** One picture of the homepage: chosen, dropped or pasted, replaced and removed. It counts once applied. */
export function PictureField({ field, kind }: PictureFieldProps) {
  const { setup, common } = useMessages();
  const language = useLanguage();
  const words = useWords(field);
  const { value, change, property } = useDraft();
  const setPicture = (picture: Picture | null) =>
    change("homepage", (homepage) => ({ ...homepage, [field]: picture }));
  const { upload, start, cancel } = usePictureUpload({
    propertyId: property.id,
    kind,
    onPicture: setPicture,
  });
  const homepage = value("homepage");
  const picture = homepage[field];
  const size = setup.homepage.size(...RECOMMENDED[field]);

  function noteOf(): { hint?: string; error?: string } {
    if (upload.kind === "uploading") return { hint: common.uploadingPercent(Math.round(upload.share * 100)) };
    // The empty dropzone says it itself.
    if (upload.kind === "refused" && picture !== null) return { error: upload.message };
    return { hint: field === "logo" ? setup.homepage.recommended(...RECOMMENDED.logo) : size };
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium text-strong">{words.label}</span>
      {picture !== null && upload.kind !== "uploading" ? (
        <Shown
          picture={picture}
          id={kind}
          words={words}
          isLogo={field === "logo"}
          ground={homepage.headerColour}
          onFile={(file) => void start(file)}
          onRemove={() => setPicture(null)}
        />
      ) : (
        <div className="relative">
          <Dropzone
            name={kind}
            label={words.label}
            className="h-31"
            prompt={{ drop: common.drop.image, or: common.drop.or, choose: common.drop.choose }}
            overText={common.drop.over}
            hint={setup.homepage.underLimit}
            accept={IMAGE_TYPES.join()}
            state={stateOf(upload, (loaded, total) =>
              common.uploadedOf(formatBytes(language, loaded), formatBytes(language, total)),
            )}
            onFile={(file) => void start(file)}
          />
          {upload.kind === "uploading" ? (
            <IconButton
              icon="close"
              size="sm"
              label={setup.homepage.cancelUpload(upload.file.name)}
              onClick={cancel}
              className="absolute end-1 top-1"
            />
          ) : null}
        </div>
      )}
      <FieldNote id={`${kind}-note`} {...noteOf()} />
    </div>
  );
}

function stateOf(upload: PictureUpload, detailOf: (loaded: number, total: number) => string): DropzoneState {
  if (upload.kind !== "uploading") return upload;
  const { file, share, thumbnail } = upload;
  return {
    kind: "uploading",
    fileName: file.name,
    detail: detailOf(file.size * share, file.size),
    percent: Math.round(share * 100),
    progressLabel: file.name,
    thumbnail,
  };
}

interface ShownProps {
  readonly picture: Picture;
  readonly id: string;
  readonly words: { replace: string; remove: string };
  readonly isLogo: boolean;
  /** The header's colour, which a logo stands on. */
  readonly ground: string;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

function Shown({ picture, id, words, isLogo, ground, onFile, onRemove }: ShownProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className="group relative h-31 overflow-hidden rounded-row border border-default bg-surface-neutral"
      style={isLogo ? { backgroundColor: ground } : undefined}
    >
      <img
        src={mediaHref(picture.key)}
        alt=""
        className={classNames("size-full", isLogo ? "object-contain p-6" : "object-cover")}
      />
      <div className="absolute end-2 top-2 flex gap-1">
        <IconButton
          id={id}
          variant="secondary"
          size="sm"
          icon="upload"
          label={words.replace}
          onClick={() => input.current?.click()}
        />
        <IconButton variant="secondary" size="sm" icon="trash" label={words.remove} onClick={onRemove} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join()}
        aria-label={words.replace}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
