import { useEffect, useRef, useState } from "react";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useTrackUpload } from "#app/components/uploads.tsx";
import { useStoreFile } from "#app/components/use-store-file.ts";
import { formatBytes } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Dropzone, type DropzoneState } from "#app/ui/form/dropzone.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { StoredMedia } from "#domain/content/media.ts";
import { type FileReference, type MediaKind, mediaHref } from "#domain/content/media-reference.ts";
import { PDF_BYTES_MAX } from "#domain/limits.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import { type ButtonForm, getFieldProps } from "./form.ts";

const FILE_NAME_LENGTH_MAX = 120;
const NAMELESS = "document.pdf";

interface PdfFieldProps {
  readonly form: ButtonForm;
  readonly value: FileReference | null;
  readonly onChange: (file: FileReference | null) => void;
}

/** A PDF that the button opens, at most 8 MB [S119]. */
export function PdfField({ form, value, onChange }: PdfFieldProps) {
  const { buttons, common, pictures, problems, setup } = useMessages("setup");
  const language = useLanguage();
  const helpFor = useHelpAction();
  const { state, upload, cancel } = useUpload({
    propertyId: form.propertyId,
    kind: "pdf",
    bytesMax: PDF_BYTES_MAX,
    tooBig: "pdf_too_big",
    onStored: ({ key, bytes, hasText }, file) => {
      const name = file.name.trim().slice(0, FILE_NAME_LENGTH_MAX) || NAMELESS;
      onChange({ key, name, bytes, ...(hasText ? {} : { hasText }) });
      showToast({ tone: "success", title: common.toasts.fileUpdated });
    },
    onRefused: (code) =>
      showToast({
        tone: "error",
        title: common.toasts.pdfUploadFailed,
        detail: problems.codes[code],
        ...helpFor(code),
      }),
  });
  const size = (bytes: number) => formatBytes(language, bytes);

  function shown(): DropzoneState {
    if (state.kind === "refused") return { kind: "refused", message: problems.codes[state.code] };
    if (state.kind === "rest") return state;
    const { file, share } = state;
    return {
      kind: "uploading",
      fileName: file.name,
      detail: common.uploadedOf(size(file.size * share), size(file.size)),
      percent: Math.round(share * 100),
      progressLabel: common.uploading,
    };
  }

  return (
    <FieldGroup label={buttons.fields.pdf} error={getFieldProps(form, "pdf").error}>
      {value !== null && state.kind !== "uploading" ? (
        <div className="flex items-center gap-2.5 rounded-row border border-default p-2 ps-3">
          <Icon name="download" className="text-muted" />
          <a
            href={mediaHref(value.key)}
            target="_blank"
            rel="noopener"
            className="min-w-0 flex-1 truncate rounded-xs font-medium text-link hover:underline"
          >
            {value.name}
          </a>
          <span className="text-xs text-muted tabular-nums">{size(value.bytes)}</span>
          <IconButton icon="trash" size="sm" label={common.remove} onClick={() => onChange(null)} />
        </div>
      ) : null}
      <div className="relative">
        <Dropzone
          name={getFieldProps(form, "pdf").id}
          label={value === null ? buttons.fields.pdf : common.replace}
          prompt={{ drop: pictures.drop.file, or: pictures.drop.or, choose: pictures.drop.choose }}
          overText={pictures.drop.over}
          hint={buttons.fields.pdfHint}
          accept="application/pdf,.pdf"
          state={shown()}
          onFile={upload}
        />
        {state.kind === "uploading" ? (
          <IconButton
            icon="close"
            size="sm"
            label={setup.homepage.cancelUpload(state.file.name)}
            onClick={cancel}
            className="absolute end-1 top-1"
          />
        ) : null}
      </div>
    </FieldGroup>
  );
}

type UploadState =
  | { readonly kind: "rest" }
  | { readonly kind: "uploading"; readonly file: File; readonly share: number }
  | { readonly kind: "refused"; readonly code: ProblemCode };

interface UploadRule {
  readonly propertyId: string;
  readonly kind: MediaKind;
  readonly bytesMax: number;
  /** Refusal of a file over the limit, before uploading. */
  readonly tooBig: ProblemCode;
  readonly onStored: (media: StoredMedia, file: File) => void;
  readonly onRefused: (code: ProblemCode) => void;
}

/** Uploads a file with progress; leaving the form cancels it. */
function useUpload(rule: UploadRule) {
  const store = useStoreFile();
  const track = useTrackUpload();
  const { mayEdit } = useRights();
  const [state, setState] = useState<UploadState>({ kind: "rest" });
  const running = useRef<AbortController | null>(null);
  // Use the latest form state when the upload ends.
  const latest = useRef(rule);
  latest.current = rule;
  useEffect(() => () => running.current?.abort(), []);

  function refuse(code: ProblemCode): false {
    setState({ kind: "refused", code });
    latest.current.onRefused(code);
    return false;
  }

  async function send(file: File, { signal }: AbortController): Promise<boolean> {
    const { propertyId, kind } = latest.current;
    const onProgress = (share: number) => setState({ kind: "uploading", file, share });
    onProgress(0);
    const verdict = await store({ propertyId, kind, file, signal, onProgress });
    if (verdict && !signal.aborted && !verdict.ok) return refuse(verdict.problem.code);
    setState({ kind: "rest" });
    if (verdict?.ok && !signal.aborted) latest.current.onStored(verdict.value, file);
    return verdict !== null;
  }

  function upload(file: File): void {
    // Files can be dropped even if the controls are disabled.
    if (!mayEdit) return;
    if (file.size > rule.bytesMax) {
      refuse(rule.tooBig);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    track({ ended: send(file, controller), cancel: () => controller.abort() });
  }

  return { state, upload, cancel: () => running.current?.abort() };
}
