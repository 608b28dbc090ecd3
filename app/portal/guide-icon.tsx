import type { ReactNode } from "react";
import type { QuestionIcon } from "#domain/answers/question.ts";
import { SYMBOL_PREFIX } from "./ask/icon-symbol.ts";
import { BUTTON_DRAWINGS, Drawing } from "./icons.tsx";

/** Icon of a guide's entry: its question's, or the pencil of an entry that staff wrote. */
export type EntryIcon = QuestionIcon | "pencil";

/** In a file of their own, so that screens with button icons load none of these. */
const ENTRY_DRAWINGS: Readonly<Record<EntryIcon, ReactNode>> = {
  ...BUTTON_DRAWINGS,
  bag: <path d="M6 8.5h12l1 11H5zM9 8.5V7a3 3 0 0 1 6 0v1.5" />,
  broom: (
    <path d="M15 3.75l-3.25 7.5M8.25 11.25l6.75 3-2.5 5.5H4.75c2-2 2.75-4.75 3.5-8.5zM8.5 19.75c.75-.9 1.25-1.9 1.5-3.25" />
  ),
  card: (
    <>
      <rect x="3.5" y="6" width="17" height="12.5" rx="2.5" />
      <path d="M3.5 10.25h17M7 14.75h3" />
    </>
  ),
  charge: (
    <path d="M5 20V6.25A1.75 1.75 0 0 1 6.75 4.5h5.5A1.75 1.75 0 0 1 14 6.25V20M3.5 20h12M14 12.5h1.25a1.5 1.5 0 0 1 1.5 1.5v2a1.75 1.75 0 0 0 3.5 0V9.5L17.5 7M10 7.75L8 11.25h3l-2 3.5" />
  ),
  "check-in": <path d="M13 4.5h4.5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H13M4.5 12h10M11 8l4 4-4 4" />,
  cup: (
    <path d="M5 9.5h11v5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5zM16 11h1.5a2.25 2.25 0 0 1 0 4.5H16M8 3.75v2.5M12.5 3.75v2.5" />
  ),
  dining: <path d="M3.5 8h17M5.5 8v11M18.5 8v11M5.5 13h13" />,
  door: (
    <path d="M6.5 20V5.25A1.75 1.75 0 0 1 8.25 3.5h7.5a1.75 1.75 0 0 1 1.75 1.75V20M4 20h16M14.25 12v0" />
  ),
  drop: <path d="M12 3.75c3.4 4.1 5.75 7 5.75 10.25a5.75 5.75 0 0 1-11.5 0c0-3.25 2.35-6.15 5.75-10.25z" />,
  health: <path d="M9.75 4.5h4.5v5.25h5.25v4.5h-5.25v5.25h-4.5v-5.25H4.5v-4.5h5.25z" />,
  heat: <path d="M10 13.75V6a2 2 0 0 1 4 0v7.75a3.75 3.75 0 1 1-4 0zM12 10v6.75" />,
  layers: <path d="M12 4l8.5 4.5L12 13 3.5 8.5zM4.5 12.25L12 16.25l7.5-4M4.5 15.75L12 19.75l7.5-4" />,
  lost: <path d="M12 4v1.5M4 13a8 8 0 0 1 16 0zM12 13v5a2 2 0 0 0 4 0" />,
  moon: <path d="M19.5 14.25A8 8 0 1 1 9.75 4.5a6.5 6.5 0 0 0 9.75 9.75z" />,
  music: (
    <>
      <path d="M9 17.5V6.25l10-2v11.25" />
      <circle cx="6.5" cy="17.5" r="2.5" />
      <circle cx="16.5" cy="15.5" r="2.5" />
    </>
  ),
  nut: (
    <path d="M5.5 10c0-3 2.9-4.75 6.5-4.75S18.5 7 18.5 10c0 .6-.4 1-1 1h-11c-.6 0-1-.4-1-1zM6.5 11c0 4.75 2.5 7.25 5.5 8.75 3-1.5 5.5-4 5.5-8.75M12 5.25V3.5" />
  ),
  pillow: (
    <path d="M5 7c2 .8 4.3 1 7 1s5-.2 7-1c1.2 3.3 1.2 6.7 0 10-2-.8-4.3-1-7-1s-5 .2-7 1c-1.2-3.3-1.2-6.7 0-10zM3.5 5.5L5 7M20.5 5.5L19 7M3.5 18.5L5 17M20.5 18.5L19 17" />
  ),
  safe: (
    <>
      <rect x="4" y="4.5" width="16" height="14" rx="2.5" />
      <circle cx="12" cy="11.5" r="3" />
      <path d="M12 8.5V7.25M12 15.75V14.5M6.75 18.5v1.75M17.25 18.5v1.75" />
    </>
  ),
  shield: <path d="M12 3.5l7 2.5v5.5c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6zM9 12l2.1 2.1L15 10" />,
  smoking: (
    <path d="M3.5 14h11v3h-11zM17.25 14v3M20.25 14v3M17.25 11.25c0-2.25-1.75-2-1.75-4M20.25 11.25c0-3.25-2-3.75-2-6.25" />
  ),
  trash: (
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11.2a1.9 1.9 0 0 0 1.9 1.8h5.6a1.9 1.9 0 0 0 1.9-1.8L17.5 7M10.25 11v5M13.75 11v5" />
  ),
  warm: (
    <path d="M4 11.5h16a8 8 0 0 1-5 7.4V20H9v-1.1a8 8 0 0 1-5-7.4zM9 4.5c-.75 1 .75 2 0 3.25M13 3.5c-1 1.25 1 2.5 0 4.25" />
  ),
  pencil: (
    <>
      <path d="M5 19l.8-3.9L16.3 4.6a1.6 1.6 0 0 1 2.26 0l.84.84a1.6 1.6 0 0 1 0 2.26L8.9 18.2z" />
      <path d="M14.25 6.75l3 3" />
    </>
  ),
};

/** Arrows are mirrored in right-to-left text. */
export function GuideIcon({ name }: { name: EntryIcon }) {
  return <Drawing className={name === "check-in" ? "p-i p-flip" : "p-i"}>{ENTRY_DRAWINGS[name]}</Drawing>;
}

/** Drawings of these icons, unseen, for results of the search to refer to. */
export function IconSymbols({ names }: { names: readonly EntryIcon[] }) {
  return (
    <svg className="p-sr" aria-hidden="true">
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={SYMBOL_PREFIX + name} viewBox="0 0 24 24">
          {ENTRY_DRAWINGS[name]}
        </symbol>
      ))}
    </svg>
  );
}
