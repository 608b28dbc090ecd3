import { type CSSProperties, useMemo, useState } from "react";
import { redirect } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { getServer } from "#app/session/server-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { listAnswered } from "#domain/answers/answered-questions.ts";
import { PLACE_CARDS_MAX } from "#domain/limits.ts";
import { portalPath } from "#portal/portal-path.ts";
import { CARD_WORDS } from "#portal/words/lines.ts";
import { AnswerSourceContext } from "../../setup/answers/answer-source.ts";
import type { Route } from "./+types/route.ts";
import { Paper } from "./paper.client.tsx";
import { printPath, readChoice } from "./print-choice.ts";
import { type CardOptions, PrintOptions } from "./print-options.tsx";
import { getLayout, toPages } from "./sheet.ts";
import { useAnswerRow } from "./use-answer-row.ts";
import { useCardSentence } from "./use-card-sentence.ts";
import { usePaperZoom } from "./use-paper-zoom.ts";

/** The chosen places, up to 500, and the portal data on their cards. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, origin } = getServer(context);
  const property = api.api.properties[":propertyId"];
  const param = { propertyId: requireActiveProperty(request) };
  const choice = readChoice(new URL(request.url).searchParams);
  const fetchDocument = (section: "homepage" | "theme" | "answers") =>
    property.documents[":section"].$get({ param: { ...param, section }, query: { language: "" } });
  const [listed, homepage, theme, answers] = await Promise.all([
    property.places.$get({ param, query: { ...choice, limit: String(PLACE_CARDS_MAX) } }),
    fetchDocument("homepage"),
    fetchDocument("theme"),
    fetchDocument("answers"),
  ]);
  if (!listed.ok || !homepage.ok || !theme.ok || !answers.ok) throw redirect("/places");
  const [page, first, second, third] = await Promise.all([
    listed.json(),
    homepage.json(),
    theme.json(),
    answers.json(),
  ]);
  const areKnown = first.section === "homepage" && second.section === "theme" && third.section === "answers";
  if (!areKnown) throw redirect("/places");
  const { logo, headerColour } = first.body;
  const { primary, fonts, button } = second.body;
  return {
    origin,
    choice,
    page,
    answers: third.body,
    look: { logo, headerColour, primary, fonts, tile: button.background },
  };
}

export const handle = { texts: ["setup"] } satisfies ScreenHandle;

/** Waits for the cards' fonts, otherwise fallback fonts are printed. */
async function print() {
  await document.fonts.ready;
  window.print();
}

/** Place cards, laid out for printing (R2, picture 36). Their answers are the draft's. */
export default function PrintCards({ loaderData }: Route.ComponentProps) {
  const { defaultLanguage } = useActiveProperty().property;
  const { answers } = loaderData;
  const source = useMemo(() => ({ answers, defaultLanguage }), [answers, defaultLanguage]);
  return (
    <AnswerSourceContext value={source}>
      <PrintScreen loaderData={loaderData} />
    </AnswerSourceContext>
  );
}

function PrintScreen({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { origin, choice, page, look, answers } = loaderData;
  const { places: words } = useMessages();
  const { property } = useActiveProperty();
  const isBrowser = useIsBrowser();
  const [options, setOptions] = useState<CardOptions>({
    sheet: "a4",
    language: property.defaultLanguage,
    sentence: CARD_WORDS[property.defaultLanguage],
    hasName: true,
    hasAddress: true,
    hasMarks: false,
    chosen: [],
  });
  const [shown, setShown] = useState(0);
  const { sheet, hasMarks, chosen, ...typed } = options;
  const sentence = useCardSentence(typed.sentence, typed.language);
  const texts = { ...typed, sentence: sentence.filled };
  const row = useAnswerRow(answers, chosen, texts.language);
  const layout = getLayout(sheet, hasMarks);
  const { ref, zoom } = usePaperZoom(layout.page);
  const count = toPages(page.items, layout).length;
  const at = Math.min(shown, Math.max(0, count - 1));
  const address = `${origin}${portalPath(property.slug)}`.replace(/^https?:\/\//, "");

  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      <div className="print:hidden">
        <ScreenHeader
          title={words.print}
          actions={
            <>
              <ButtonLink to="/places" variant="ghost" size="sm" iconBefore="arrow-left">
                {words.title}
              </ButtonLink>
              <Button
                variant="primary"
                iconBefore="printer"
                disabled={count === 0 || !sentence.isReady || sentence.fault !== null}
                onClick={() => void print()}
              >
                {words.printing.print(count)}
              </Button>
            </>
          }
        />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[22rem_minmax(0,1fr)] max-md:block print:block">
        <section
          aria-label={words.printing.options}
          className="flex flex-col gap-5 overflow-y-auto border-e border-default py-6 ps-8 pe-6 print:hidden"
        >
          <PrintOptions
            options={options}
            onChange={setOptions}
            page={page}
            choice={choice}
            answered={listAnswered(answers)}
            isSmall={row?.isReadable === false}
            sentenceFault={sentence.fault}
          />
          {property.publishedNumber === null ? <Notice tone="warn">{words.notPublished}</Notice> : null}
          <Parts page={page} choice={choice} />
        </section>
        <section aria-label={words.printing.paper} className="flex min-h-0 min-w-0 flex-col print:block">
          <Pager at={at} count={count} onChange={setShown} />
          {/* Focusable for keyboard scrolling in a low window, since it contains no controls. */}
          <div
            ref={ref}
            className="stage min-h-0 flex-1 overflow-auto p-6 print:bg-none print:p-0"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
            tabIndex={0}
            role="group"
            aria-label={words.printing.paper}
          >
            <div className="[zoom:var(--zoom)] print:[zoom:1]" style={{ "--zoom": zoom } as CSSProperties}>
              {isBrowser ? (
                <Paper
                  places={page.items}
                  portal={{ ...look, name: property.name, address }}
                  texts={texts}
                  answers={row}
                  sheet={sheet}
                  hasMarks={hasMarks}
                  shown={at}
                />
              ) : null}
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}

type PartsProps = Pick<Route.ComponentProps["loaderData"], "page" | "choice">;

/** Document parts, if there are more cards than fit in one. */
function Parts({ page, choice }: PartsProps) {
  const { printing } = useMessages().places;
  const language = useLanguage();
  if (!page.nextCursor && !choice.cursor) return null;
  return (
    <Notice
      tone="info"
      action={
        page.nextCursor ? (
          <ButtonLink size="sm" to={printPath({ ...choice, cursor: page.nextCursor })}>
            {printing.next}
          </ButtonLink>
        ) : null
      }
    >
      {printing.part(formatNumber(language, PLACE_CARDS_MAX))}
    </Notice>
  );
}

interface PagerProps {
  readonly at: number;
  readonly count: number;
  readonly onChange: (page: number) => void;
}

function Pager({ at, count, onChange }: PagerProps) {
  const { places } = useMessages();
  const words = places.printing;
  const language = useLanguage();
  if (count === 0) return <p className="p-6 text-muted">{places.noMatch}</p>;
  return (
    <nav
      aria-label={places.pages}
      className="flex h-12 flex-none items-center justify-end gap-2 border-b border-default px-6 print:hidden"
    >
      <IconButton
        icon="chev-left"
        size="sm"
        label={words.previousPage}
        disabled={at === 0}
        onClick={() => onChange(at - 1)}
      />
      <p aria-live="polite" className="text-sm font-medium text-strong tabular-nums">
        {words.pageOf(formatNumber(language, at + 1), formatNumber(language, count))}
      </p>
      <IconButton
        icon="chev-right"
        size="sm"
        label={places.nextPage}
        disabled={at === count - 1}
        onClick={() => onChange(at + 1)}
      />
    </nav>
  );
}
