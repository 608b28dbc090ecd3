import { useId } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { getTextSpace, type RichText } from "#domain/content/rich-text.ts";
import type { ButtonForm } from "../fields/form.ts";
import { OriginalText } from "../translation/original-text.tsx";
import { usePictureNote } from "./use-picture-note.ts";

// Loaded with the first popup, because the editor is larger than the rest of the tab. Browser only, so that
// the Worker's bundle excludes it.
const RICH_TEXT_EDITOR = definePart(
  () => import("./rich-text-editor.client.tsx"),
  ({ RichTextEditor }) => RichTextEditor,
);

/** Show the limit from this share on. */
const SHOWN_FROM = 0.75;

interface RichTextFieldProps {
  readonly form: ButtonForm;
  readonly value: RichText;
  readonly onChange: (content: RichText) => void;
  /** Opens the same content in the large editor. */
  readonly onEnlarge?: () => void;
  readonly size?: "md" | "lg";
}

/** A popup's content field with label, picture count and editor. */
export function RichTextField({ form, value, onChange, onEnlarge, size = "md" }: RichTextFieldProps) {
  const { buttons } = useMessages("setup");
  const labelId = useId();
  const isBrowser = useIsBrowser();
  const space = getTextSpace(value);
  const pictureNote = usePictureNote(value);
  const code = Object.entries(form.errors).find(([path]) => path.split(".")[0] === "content")?.[1];
  const waiting = (
    <Skeleton className={size === "lg" ? "h-90 w-full rounded-md" : "h-39 w-full rounded-md"} />
  );
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <span id={labelId} className="text-sm font-medium text-strong">
          {buttons.editor.content}
        </span>
        <span className="flex gap-3 text-xs text-subtle tabular-nums">
          {pictureNote ? <span>{pictureNote}</span> : null}
          {space.used / space.max >= SHOWN_FROM ? (
            <span className={space.used > space.max ? "text-danger" : undefined}>
              {buttons.rich.room[space.of](space.used, space.max)}
            </span>
          ) : null}
        </span>
      </div>
      <OriginalText original={form.original} path="content" long />
      {isBrowser ? (
        <LazyPart
          part={RICH_TEXT_EDITOR}
          props={{
            form,
            labelledBy: labelId,
            value,
            error: code ? form.errorText(code) : undefined,
            onChange,
            size,
          }}
          fallback={waiting}
        />
      ) : (
        waiting
      )}
      {onEnlarge ? (
        <Button
          variant="ghost"
          size="sm"
          iconBefore="external"
          className="-ms-2 self-start"
          onClick={onEnlarge}
        >
          {buttons.popup.enlarge}
        </Button>
      ) : null}
    </div>
  );
}
