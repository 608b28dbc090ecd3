import { useDeferredValue, useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#app/messages/messages-context.tsx";
import { getScreen } from "#app/ui/layout/device-frame.tsx";
import { getUsableAnswers } from "#domain/answers/usable-answers.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { AnswerWords } from "#portal/answers/answer-words.ts";
import { Guide } from "#portal/guide/guide.tsx";
import { getGuideEntries } from "#portal/guide/guide-entries.ts";
import { buildGuideCss, getGuideSheets } from "#portal/guide/guide-style.ts";
import { useFilledDraft } from "../../setup/answers/use-filled-draft.ts";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import { EMPTY_DOCUMENT, useFrameBody } from "../../setup/use-frame-body.ts";

/** A short guide covers the screen, as the published page does. */
const WHOLE_SCREEN = ".portal{min-height:100vh}";

export interface GuidePageProps {
  readonly language: ContentLanguage;
  readonly words: AnswerWords;
  /** The open question or own entry; `null`: none. */
  readonly entryId: string | null;
}

/** The guide of the draft in a frame that isolates its styles; scrolls to the open entry. */
export function GuidePage({ language, words, entryId }: GuidePageProps) {
  const { answers: texts } = useMessages("answers");
  const { draft } = useDraft();
  const { ref, body } = useFrameBody(language);
  const { width, height } = getScreen("phone-portrait");
  const answer = entryId === null ? null : draft.answers;

  // Manual scrolling: `scrollIntoView` would also scroll the outer page. Answers may move the entry.
  useEffect(() => {
    const inner = body?.ownerDocument;
    if (!inner || entryId === null || answer === null) return;
    const timer = setTimeout(() => {
      const entry = inner.getElementById(entryId);
      if (!entry) return;
      const { documentElement: page } = inner;
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      // Below the sticky bars, as an address of the guide jumps to it.
      const above = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
      const top = page.scrollTop + entry.getBoundingClientRect().top - above;
      page.scrollTo({ top, behavior: isCalm ? "auto" : "smooth" });
    });
    return () => clearTimeout(timer);
  }, [body, entryId, answer]);

  return (
    <iframe
      ref={ref}
      title={texts.preview.title}
      srcDoc={EMPTY_DOCUMENT}
      style={{ width, height }}
      className="block border-0"
    >
      {body
        ? createPortal(<Inside draft={draft} language={language} words={words} entryId={entryId} />, body)
        : null}
    </iframe>
  );
}

function Inside({ draft: latest, language, words, entryId }: GuidePageProps & { readonly draft: Draft }) {
  const { property } = useDraft();
  // Deferred, so that typing stays responsive.
  const typed = useDeferredValue(latest);
  const usable = useMemo(() => ({ ...typed, answers: getUsableAnswers(typed.answers) }), [typed]);
  const draft = useFilledDraft(usable);
  const entries = useMemo(() => getGuideEntries(draft, language, words), [draft, language, words]);
  const css = useMemo(() => buildGuideCss(draft, language, entries), [draft, language, entries]);
  return (
    <>
      <style>{css}</style>
      <style>{WHOLE_SCREEN}</style>
      {entryId === null ? null : <style>{markEntry(entryId)}</style>}
      <div inert>
        <Guide draft={draft} language={language} slug={property.slug} words={words} order="topics" />
      </div>
      {getGuideSheets(draft, language, entries).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}

/** The open entry looks like one that a guest has jumped to. */
function markEntry(id: string): string {
  const entry = `.p-entry[id="${CSS.escape(id)}"]`;
  return `${entry}{background:var(--new);box-shadow:inset 4px 0 var(--icon)}[dir=rtl] ${entry}{box-shadow:inset -4px 0 var(--icon)}`;
}
