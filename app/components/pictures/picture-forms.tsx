import { useMessages } from "#app/messages/messages-context.tsx";
import type { PictureSource } from "./open-picture.ts";
import type { PictureCut } from "./picture-cut.ts";
import { getPictureForm } from "./picture-form.ts";
import { coverArea } from "./picture-geometry.ts";
import { PicturePart } from "./picture-part.tsx";

/** Preview of the crop on a phone and a tablet, with its focus. */
export function PictureForms({ source, cut }: { source: PictureSource; cut: PictureCut }) {
  const { setup } = useMessages();
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
