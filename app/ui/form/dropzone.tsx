import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { Progress } from "../feedback/progress.tsx";
import { Spinner } from "../feedback/spinner.tsx";
import { Icon } from "../icon.tsx";
import { TruncatedText } from "../layout/truncated-text.tsx";

export type DropzoneState =
  | { kind: "rest" }
  /** The file is being read; a large file takes seconds. */
  | { kind: "reading"; message: string }
  | {
      kind: "uploading";
      fileName: string;
      /** Progress as text, such as "2.1 of 3.4 MB". */
      detail: string;
      percent: number;
      /** Accessible name of the progress bar. */
      progressLabel: string;
      thumbnail?: string;
    }
  | { kind: "refused"; message: string };

export interface DropzoneProps {
  /** The accessible name of the whole. */
  label: string;
  /** "Drop a picture" and "choose a file", with the word between. */
  prompt: { drop: string; or: string; choose: string };
  overText: string;
  /** Size limit. */
  hint?: ReactNode;
  /** A file input's `accept`, such as "image/png,image/jpeg". */
  accept: string;
  onFile: (file: File) => void;
  state?: DropzoneState;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** Accepts one file by click, drop or paste. Passes on any file; the caller validates it and sets `state`. */
export function Dropzone({
  label,
  prompt,
  overText,
  hint,
  accept,
  onFile,
  state = { kind: "rest" },
  disabled = false,
  name,
  className,
}: DropzoneProps) {
  const [isOver, setIsOver] = useState(false);
  const noteId = useId();
  const isUploading = state.kind === "uploading";
  const isShut = disabled || isUploading;
  const isBusy = isUploading || state.kind === "reading";

  function passFile(files: FileList | null) {
    const file = files?.[0];
    if (file && !isShut && !isBusy) onFile(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    passFile(event.dataTransfer.files);
  }
  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length > 0) {
      event.preventDefault();
      passFile(event.clipboardData.files);
    }
  }

  return (
    <label
      aria-busy={isBusy || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!isShut) setIsOver(true);
      }}
      onDragLeave={(event) => {
        // Ignore moves between child elements; only leaving the whole zone counts.
        if (!isWithin(event)) setIsOver(false);
      }}
      onDrop={drop}
      onPaste={paste}
      className={classNames(
        "relative flex flex-col items-center justify-center gap-1 rounded-row border border-dashed p-4 text-center text-sm transition-colors duration-fast",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        "has-disabled:pointer-events-none has-disabled:opacity-60",
        getLook(state.kind, isOver, isShut),
        className,
      )}
    >
      <input
        type="file"
        name={name}
        accept={accept}
        disabled={isShut}
        aria-label={label}
        aria-describedby={noteId}
        onChange={(event) => {
          passFile(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
        className="sr-only"
      />
      {isOver ? (
        <>
          <Icon name="download" />
          <span>{overText}</span>
        </>
      ) : (
        <DropzoneContent state={state} prompt={prompt} hint={hint} noteId={noteId} />
      )}
    </label>
  );
}

function isWithin({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}

function getLook(kind: DropzoneState["kind"], isOver: boolean, isShut: boolean): string {
  if (isOver) return "border-selected bg-surface-selected text-on-highlight";
  if (kind === "refused") return "border-danger-strong bg-danger-surface text-danger";
  if (isShut) return "cursor-default border-control bg-surface-sunken text-muted";
  return "border-control bg-surface-sunken text-muted hover:border-selected hover:bg-surface-selected hover:text-on-highlight";
}

interface DropzoneContentProps {
  state: DropzoneState;
  prompt: DropzoneProps["prompt"];
  hint: ReactNode;
  noteId: string;
}

function DropzoneContent({ state, prompt, hint, noteId }: DropzoneContentProps) {
  if (state.kind === "uploading") {
    return (
      <>
        <span className="flex w-full items-center gap-2.5">
          {state.thumbnail ? (
            <img src={state.thumbnail} alt="" className="size-11 flex-none rounded-md object-cover" />
          ) : null}
          <span className="min-w-0 flex-1 text-start">
            <TruncatedText className="font-medium text-strong" text={state.fileName} />
            <span id={noteId} className="block text-xs text-muted tabular-nums">
              {state.detail}
            </span>
          </span>
        </span>
        <Progress label={state.progressLabel} value={state.percent} className="mt-2" />
      </>
    );
  }
  if (state.kind === "reading") {
    return (
      <span id={noteId} role="status" className="flex items-center gap-2">
        <Spinner />
        {state.message}
      </span>
    );
  }
  return (
    <>
      {state.kind === "refused" ? (
        <span id={noteId} role="alert" className="text-balance">
          {state.message}
        </span>
      ) : (
        <Icon name="upload" />
      )}
      <span>
        <span className="font-medium text-strong">{prompt.drop}</span> {prompt.or}{" "}
        <span className="font-medium text-link underline-offset-2 hover:underline">{prompt.choose}</span>
      </span>
      {state.kind === "rest" && hint ? (
        <span id={noteId} className="text-balance text-xs text-subtle">
          {hint}
        </span>
      ) : null}
    </>
  );
}
