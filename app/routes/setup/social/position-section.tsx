import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { RadioCard } from "#app/ui/form/radio-card.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { SOCIAL_POSITIONS, type Social } from "#domain/content/social.ts";
import { useDraft } from "../draft/draft-context.tsx";

type Position = Social["position"];
type Dot = readonly [x: number, y: number];

/** Icon positions on a 40 × 46 page drawing. */
const DOTS: Record<Position, readonly Dot[]> = {
  top: [
    [12, 8],
    [20, 8],
    [28, 8],
  ],
  dynamic: [
    [12, 33],
    [20, 33],
    [28, 33],
  ],
  left: [
    [7, 15],
    [7, 23],
    [7, 31],
  ],
  right: [
    [33, 15],
    [33, 23],
    [33, 31],
  ],
  centre: [
    [12, 23],
    [20, 23],
    [28, 23],
  ],
};

/** Position of the social bar (S80). */
export function PositionSection() {
  const { setup } = useMessages("setup");
  const { value, edit } = useDraft();
  const social = value("social");
  return (
    <Section title={setup.social.position}>
      <FieldGroup role="radiogroup" label={setup.social.position} labelHidden>
        <div className="grid grid-cols-3 gap-3 @min-[32rem]:grid-cols-5">
          {SOCIAL_POSITIONS.map((position) => (
            <RadioCard
              key={position}
              name="social-position"
              value={position}
              label={setup.social[position]}
              picture={<PositionDrawing position={position} />}
              checked={social.position === position}
              onChange={() => edit("social", { ...social, position })}
            />
          ))}
        </div>
      </FieldGroup>
    </Section>
  );
}

function PositionDrawing({ position }: { position: Position }) {
  return (
    <svg width="40" height="46" viewBox="0 0 40 46" fill="currentColor" aria-hidden="true">
      <rect x="0.5" y="0.5" width="39" height="45" rx="5" fill="none" stroke="currentColor" opacity="0.3" />
      {position === "dynamic" ? (
        <>
          <rect x="6" y="7" width="28" height="17" rx="2" opacity="0.25" />
          <path d="M17 38.500h6l-3 3.500z" />
        </>
      ) : null}
      {DOTS[position].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
}
