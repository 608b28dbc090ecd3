import { useId } from "react";
import { IMAGE_TYPES } from "#app/components/pictures/picture-size.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ManyPictures } from "./use-many-pictures.ts";

interface ManyPicturesRowProps {
  readonly many: ManyPictures;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Uploads several pictures, with progress and a list of failures. */
export function ManyPicturesRow({ many, onFiles }: ManyPicturesRowProps) {
  const { buttons, common, problems } = useMessages("setup");
  const words = buttons.gallery.several;
  const hintId = useId();
  const { progress, failed } = many;
  if (progress) {
    const { position, count, share } = progress;
    const said = words.progress(position, count);
    return (
      <div className="flex items-center gap-3 border-t border-subtle py-1.5 ps-3 pe-1.5 text-sm">
        <span role="status" className="flex-none text-muted tabular-nums">
          {said}
        </span>
        <Progress label={words.choose} value={position - 1 + share} max={count} valueText={said} />
        <IconButton icon="close" size="sm" label={words.cancel} onClick={many.cancel} />
      </div>
    );
  }
  return (
    <div className="flex flex-col border-t border-subtle text-sm">
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-b-row px-3 py-2 hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
        <Icon name="gallery" size="sm" className="text-link" />
        <span className="font-medium text-link">{words.choose}</span>
        <span id={hintId} className="text-xs text-muted">
          {words.hint}
        </span>
        <input
          type="file"
          multiple
          accept={IMAGE_TYPES.join()}
          aria-label={words.choose}
          aria-describedby={hintId}
          className="sr-only"
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {failed.length > 0 ? (
        <div
          role="alert"
          className="flex flex-col gap-1 border-t border-subtle px-3 py-2 text-xs text-danger"
        >
          <ul>
            {failed.map(({ file, code }) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                <bdi className="font-medium">{file.name}</bdi>: {problems.codes[code]}
              </li>
            ))}
          </ul>
          <Button
            size="sm"
            variant="ghost"
            className="self-start"
            onClick={() => onFiles(failed.map(({ file }) => file))}
          >
            {common.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
