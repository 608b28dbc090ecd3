import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { mediaHref, type Picture } from "#domain/content/media-reference.ts";
import { LOOK_NAMES, LOOKS, type Look, suggestLooks, withLook } from "#domain/content/starter/looks.ts";
import { type Colour, mixColours } from "#domain/look/colour.ts";
import { findMainColours } from "#domain/look/main-colours.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { useView } from "../view-context.tsx";

const SAMPLE_SIDE = 64;

/** Ready-made looks: previewed on hover and focus, applied on press (S6). */
export function LooksSection() {
  const { looks: words } = useMessages("setup").setup;
  const logoColours = useLogoColours(useDraft().value("homepage").logo);
  const { tryLook } = useView();
  useEffect(() => () => tryLook(null), [tryLook]);
  return (
    <Section title={words.title} description={words.hint}>
      <div className="flex flex-col gap-4">
        {logoColours ? (
          <div role="group" aria-label={words.fromLogo} className="flex flex-col gap-2">
            <h3 className="text-sm font-medium text-strong">{words.fromLogo}</h3>
            <div className="grid grid-cols-4 gap-2 @min-[43rem]:grid-cols-8">
              {suggestLooks(logoColours).map((look, index) => (
                <LookButton key={look.header} look={look} name={words.logoColours(index + 1)} />
              ))}
            </div>
          </div>
        ) : null}
        <div className="grid grid-cols-4 gap-2 @min-[43rem]:grid-cols-8">
          {LOOK_NAMES.map((name) => (
            <LookButton key={name} look={LOOKS[name]} name={words.names[name]} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function LookButton({ look, name }: { readonly look: Look; readonly name: string }) {
  const { edit, value } = useDraft();
  const { tryLook } = useView();
  function applyLook() {
    const { homepage, theme, social } = withLook(
      { homepage: value("homepage"), theme: value("theme"), social: value("social") },
      look,
    );
    // End the trial: the look is now applied to the draft as one undo step.
    tryLook(null);
    const at = Date.now();
    edit("homepage", homepage, at);
    edit("theme", theme, at);
    edit("social", social, at);
  }
  return (
    <button
      type="button"
      onClick={applyLook}
      onPointerEnter={() => tryLook(look)}
      onPointerLeave={() => tryLook(null)}
      onFocus={() => tryLook(look)}
      onBlur={() => tryLook(null)}
      className="flex min-w-0 flex-col items-center gap-1.5 rounded-row border border-transparent p-2 text-center text-xs font-medium text-strong hover:border-selected hover:bg-surface-selected"
    >
      <LookPhone look={look} />
      {name}
    </button>
  );
}

/** Miniature phone in a look. */
function LookPhone({ look: { header, button } }: { readonly look: Look }) {
  const fade = mixColours(header, "#ffffff", 0.46);
  const radius = (button.radius ?? 16) / 5;
  return (
    <svg
      width="52"
      height="92"
      viewBox="0 0 52 92"
      aria-hidden="true"
      className="rounded-md border border-default"
    >
      <rect width="52" height="92" fill={fade} />
      <rect width="52" height="16" fill={header} />
      {[22, 44, 66].flatMap((y) =>
        [5, 28].map((x) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width="19" height="18" rx={radius} fill={button.background} />
            <circle cx={x + 9.5} cy={y + 6.5} r="2.5" fill={button.icon} />
            <rect x={x + 4} y={y + 11.5} width="11" height="2" rx="1" fill={button.text} />
          </g>
        )),
      )}
    </svg>
  );
}

/** The two main colours of a stored logo, from its pixels; `null` while loading or if there are none. */
function useLogoColours(logo: Picture | null): readonly [Colour, Colour] | null {
  const [read, setRead] = useState<{ key: string; colours: ReturnType<typeof findMainColours> } | null>(null);
  const key = logo?.key;
  useEffect(() => {
    if (key === undefined) return;
    const picture = new Image();
    picture.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = SAMPLE_SIDE;
      const context = canvas.getContext("2d");
      context?.drawImage(picture, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
      const pixels = context?.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data;
      setRead({ key, colours: pixels ? findMainColours(pixels) : null });
    };
    picture.src = mediaHref(key);
    return () => {
      picture.onload = null;
    };
  }, [key]);
  return read && read.key === key ? read.colours : null;
}
