import type { QuestionId } from "#domain/answers/questions.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { PropertyKind } from "#domain/property/property-kind.ts";
import { GuideIcon } from "../guide-icon.tsx";
import { qrPath } from "../qr-path.ts";
import { Slot } from "../slot.tsx";
import { Spoken } from "./entry-view.tsx";
import type { GuideEntry } from "./guide-entries.ts";
import { getGuideWords } from "./guide-words.ts";

/* Parts of the guide that only its printed form shows (picture 83). */

/** The three questions whose answers stand large on the first sheet. */
const MAIN_QUESTIONS: Readonly<Record<PropertyKind, readonly QuestionId[]>> = {
  hotel: ["wifi", "breakfast", "check-out"],
  restaurant: ["opening-hours", "table-booking", "wifi"],
  ship: ["wifi", "dining-times", "all-aboard"],
};

interface PaperCodeProps {
  readonly language: ContentLanguage;
  /** URL of the guide, with its scheme. */
  readonly address: string;
}

/** Code of the guide. It is part of the page: pictures that only a printer needs would load too late. */
export function PaperCode({ language, address }: PaperCodeProps) {
  const { size, data } = qrPath(address);
  return (
    <div className="p-paper p-code">
      <span>{getGuideWords(language).upToDate}</span>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={data} />
      </svg>
    </div>
  );
}

interface PaperTopProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly entries: readonly GuideEntry[];
}

/** Heading of the first sheet, and the answers that most guests look for. */
export function PaperTop({ draft, language, entries }: PaperTopProps) {
  const words = getGuideWords(language);
  const main = MAIN_QUESTIONS[draft.answers.kind].flatMap((id) => {
    const entry = entries.find((one) => one.id === id);
    return entry?.body.kind === "answer" ? [entry] : [];
  });
  return (
    <div className="p-paper p-top" aria-hidden="true">
      <b>{words.goodToKnow}</b>
      <p>{words.lead}</p>
      {main.length === 0 ? null : (
        <div className="p-three">
          {main.map((entry) => (
            <MainAnswer key={entry.id} entry={entry} language={language} />
          ))}
        </div>
      )}
    </div>
  );
}

function MainAnswer({ entry, language }: { entry: GuideEntry; language: ContentLanguage }) {
  const { icon, title, body } = entry;
  if (body.kind !== "answer") return null;
  const rows = body.hours.map(({ days, times }) => ({ days, times }));
  const [row, ...moreRows] = rows;
  const [sentence, ...moreSentences] = row ? [undefined, ...body.sentences] : body.sentences;
  return (
    <div className="p-fact">
      <span>
        <GuideIcon name={icon} />
        {title.text}
      </span>
      <b>{row ? row.times : sentence ? <Spoken spoken={sentence} language={language} /> : null}</b>
      {moreRows.map(({ days, times }) => (
        <p key={days}>
          {days} {times}
        </p>
      ))}
      {moreSentences.flatMap((spoken) =>
        spoken ? (
          <p key={spoken.text}>
            <Spoken spoken={spoken} language={language} />
          </p>
        ) : (
          []
        ),
      )}
    </div>
  );
}

/** Name and date at the foot of each sheet; the page's number is in the sheet's margin. */
export function PaperFoot({ draft }: { draft: Draft }) {
  return (
    <div className="p-paper p-feet" aria-hidden="true">
      <div>
        <bdi>{draft.name}</bdi>
        <bdi>
          <Slot name="date" />
        </bdi>
      </div>
    </div>
  );
}
