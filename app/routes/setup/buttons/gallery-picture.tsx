import { useRef } from "react";
import { formatBytes } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dropzone, type DropzoneState } from "#app/ui/dropzone.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { mediaHref, type Picture } from "#domain/content/media-reference.ts";
import { MAX_IMAGE_BYTES } from "#domain/limits.ts";
import { type ButtonForm, fieldAt } from "./form.ts";
import { useUpload } from "./use-upload.ts";

const IMAGE_TYPES = "image/png,image/jpeg,image/webp,image/gif";

interface GalleryPictureProps {
  readonly form: ButtonForm;
  /** Where it stands in the value. */
  readonly path: "picture" | "logo";
  readonly kind: "gallery" | "logo";
  readonly label: string;
  readonly hint?: string;
  readonly value: Picture | null;
  readonly onChange: (picture: Picture | null) => void;
}

/** A picture of a gallery: chosen, dropped or pasted, replaced and removed [S117, S184, S185]. */
export function GalleryPicture({ form, path, kind, label, hint, value, onChange }: GalleryPictureProps) {
  const { buttons, common, problems, setup } = useMessages();
  const language = useLanguage();
  const { id, error } = fieldAt(form, path);
  const { state, upload } = useUpload({
    propertyId: form.propertyId,
    kind,
    bytesMax: MAX_IMAGE_BYTES,
    tooBig: "image_too_big",
    onStored: ({ key, width, height }) => {
      onChange({ key, width: width ?? 1, height: height ?? 1, alt: "" });
      showToast({ tone: "success", title: common.toasts.fileUpdated });
    },
  });

  /** Refused by the server or by a rule, or lost on the way: two different texts. */
  async function take(file: File) {
    const problem = await upload(file);
    if (problem === null) return;
    const { galleryUploadError, galleryUploadFailed } = buttons.toasts;
    const isLost = problem.code === "upload_interrupted";
    showToast({
      tone: "error",
      title: isLost ? galleryUploadError : galleryUploadFailed,
      detail: problems.codes[problem.code],
      ...(isLost ? { action: { label: common.retry, onPress: () => void take(file) } } : {}),
    });
  }

  function shown(): DropzoneState {
    if (state.kind === "rest") return state;
    if (state.kind === "refused") return { kind: "refused", message: problems.codes[state.code] };
    const size = (bytes: number) => formatBytes(language, bytes);
    return {
      kind: "uploading",
      fileName: state.file.name,
      detail: common.uploadedOf(size(state.file.size * state.share), size(state.file.size)),
      percent: Math.round(state.share * 100),
      progressLabel: common.uploading,
    };
  }

  const refused = state.kind === "refused" && value !== null ? problems.codes[state.code] : undefined;
  return (
    <FieldGroup label={label} hint={hint} error={refused ?? error}>
      {value !== null && state.kind !== "uploading" ? (
        <Shown
          id={id}
          picture={value}
          kind={kind}
          onFile={(file) => void take(file)}
          onRemove={() => onChange(null)}
        />
      ) : (
        <Dropzone
          name={id}
          label={label}
          className={kind === "logo" ? "min-h-20" : "min-h-40"}
          prompt={{ drop: common.drop.image, or: common.drop.or, choose: common.drop.choose }}
          overText={common.drop.over}
          hint={setup.homepage.underLimit}
          accept={IMAGE_TYPES}
          state={shown()}
          onFile={(file) => void take(file)}
        />
      )}
    </FieldGroup>
  );
}

interface ShownProps {
  readonly id: string;
  readonly picture: Picture;
  readonly kind: "gallery" | "logo";
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

function Shown({ id, picture, kind, onFile, onRemove }: ShownProps) {
  const { common } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const isLogo = kind === "logo";
  return (
    <div
      className={classNames(
        "relative overflow-hidden rounded-row border border-default bg-surface-neutral",
        isLogo ? "h-20" : "h-50",
      )}
    >
      <img
        src={mediaHref(picture.key, 960)}
        alt=""
        className={classNames("size-full object-contain", isLogo && "p-3")}
      />
      <div className="absolute end-2 top-2 flex gap-1">
        <IconButton
          id={id}
          variant="secondary"
          size="sm"
          icon="upload"
          label={common.replace}
          onClick={() => input.current?.click()}
        />
        <IconButton variant="secondary" size="sm" icon="trash" label={common.remove} onClick={onRemove} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES}
        aria-label={common.replace}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
