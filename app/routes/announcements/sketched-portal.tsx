import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AnnouncementKind } from "#domain/announcement/announcement.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { READ_WORD } from "#portal/words/lines.ts";

const TILES = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

interface SketchedPortalProps {
  /** Accessible name of the picture. */
  readonly title: string;
  readonly kind: AnnouncementKind;
  readonly text: string;
  /** Language of the text. */
  readonly spoken: ContentLanguage;
  /** Language of the portal. */
  readonly language: ContentLanguage;
}

/** Sketch of where and how guests see an announcement, if there is no portal to show. */
export function SketchedPortal({ title, kind, text, spoken, language }: SketchedPortalProps) {
  const { property } = useActiveProperty();
  const written = { lang: spoken, dir: getTextDirection(spoken) };
  return (
    <div
      role="img"
      data-theme="light"
      aria-label={title}
      className="flex h-full w-full flex-col bg-surface-canvas"
    >
      {kind === "emergency" ? (
        <div
          {...written}
          className="flex h-full flex-col justify-center gap-6 bg-fill-danger-hover px-6 text-on-danger"
        >
          <span className="grid size-18 place-items-center rounded-full bg-fill-thumb text-danger">
            <Icon name="alert" size="xl" />
          </span>
          <p className="text-3xl font-bold text-balance">{text}</p>
          <Answer language={language} />
        </div>
      ) : (
        <>
          <div className="flex h-20 flex-none items-center justify-between bg-fill-primary-pressed px-5 text-on-primary">
            <b className="truncate text-xl">{property.name}</b>
            <span className="rounded-full border border-current px-3 py-1 text-sm uppercase">{language}</span>
          </div>
          {kind === "banner" ? (
            <p
              {...written}
              className="flex flex-none items-start gap-3 bg-surface-raised px-5 py-4 text-lg text-strong shadow-sm"
            >
              <Icon name="info" size="lg" className="text-icon-current" />
              <span className="flex-1 text-balance">{text}</span>
              <Icon name="close" />
            </p>
          ) : null}
          <div className="grid flex-1 grid-cols-2 content-start gap-4 p-5">
            {TILES.map((tile) => (
              <span key={tile} className="h-28 rounded-xl bg-surface-raised shadow-sm" />
            ))}
          </div>
          {kind === "sheet" ? (
            <div
              {...written}
              className="absolute inset-x-0 bottom-0 flex flex-col gap-5 rounded-t-2xl bg-surface-raised px-6 pt-7 pb-12 shadow-xl"
            >
              <p className="text-xl font-semibold text-strong text-balance">{text}</p>
              <span
                lang={language}
                className="grid h-12 place-items-center rounded-md bg-fill-primary font-semibold text-on-primary"
              >
                {READ_WORD[language]}
              </span>
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}

function Answer({ language }: { readonly language: ContentLanguage }) {
  return (
    <span
      lang={language}
      className="grid h-14 place-items-center rounded-md bg-fill-thumb text-lg font-semibold text-danger"
    >
      {READ_WORD[language]}
    </span>
  );
}
