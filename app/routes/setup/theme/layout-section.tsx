import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { RadioCard } from "#app/ui/form/radio-card.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LAYOUTS, type Layout } from "#domain/content/theme.ts";
import { useDraft } from "../draft/draft-context.tsx";

type Box = readonly [x: number, y: number, width: number, height: number];

/** Tile positions of each layout in a 56 × 48 drawing. */
const DRAWINGS: Record<Layout, readonly Box[]> = {
  one: [
    [7, 7, 42, 8],
    [7, 20, 42, 8],
    [7, 33, 42, 8],
  ],
  two: [
    [7, 8, 19, 14],
    [30, 8, 19, 14],
    [7, 26, 19, 14],
    [30, 26, 19, 14],
  ],
  three: [
    [7, 8, 11, 9],
    [22.5, 8, 11, 9],
    [38, 8, 11, 9],
    [7, 20, 11, 9],
    [22.5, 20, 11, 9],
    [38, 20, 11, 9],
    [7, 32, 11, 9],
    [22.5, 32, 11, 9],
    [38, 32, 11, 9],
  ],
  scroll: [
    [7, 11, 24, 26],
    [35, 11, 20, 26],
  ],
};

/** One, two or three columns, or a scrolling row (S82). */
export function LayoutSection() {
  const { setup } = useMessages("setup");
  const { value, edit } = useDraft();
  const theme = value("theme");
  return (
    <Section title={setup.theme.layout}>
      <FieldGroup role="radiogroup" label={setup.theme.layout} labelHidden>
        <div className="grid grid-cols-2 gap-3 @min-[32rem]:grid-cols-4">
          {LAYOUTS.map((layout) => (
            <RadioCard
              key={layout}
              name="layout"
              value={layout}
              label={setup.theme[layout]}
              picture={<LayoutDrawing layout={layout} />}
              checked={theme.layout === layout}
              onChange={() => edit("theme", { ...theme, layout })}
            />
          ))}
        </div>
      </FieldGroup>
    </Section>
  );
}

function LayoutDrawing({ layout }: { layout: Layout }) {
  return (
    <svg width="56" height="48" viewBox="0 0 56 48" fill="currentColor" aria-hidden="true">
      <rect x="0.5" y="0.5" width="55" height="47" rx="6" fill="none" stroke="currentColor" opacity="0.25" />
      <g opacity="0.55">
        {DRAWINGS[layout].map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="2" />
        ))}
      </g>
    </svg>
  );
}
