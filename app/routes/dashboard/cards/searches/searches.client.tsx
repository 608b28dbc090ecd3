import { useEffect, useState } from "react";
import { saveFile } from "#app/components/save-file.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { SearchesReport } from "#domain/analytics/searches.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { toQuery } from "../../choice.ts";
import { useChoice } from "../../use-choice.ts";
import { useFigures } from "../../use-figures.ts";
import { AboutFigure } from "../about-figure.tsx";
import { BarList } from "../bar-list.tsx";
import { ChartCard } from "../chart-card.tsx";
import { MissingTerms } from "./missing-terms.tsx";
import { ShowAll } from "./show-all.tsx";
import { useSearches } from "./use-searches.ts";

/** Languages with a bar; the table has all. */
const LANGUAGES_SHOWN = 5;
const FOUND_SHOWN = 9;
/** Content with all rows shown at first, so that nothing below moves; with the head, 500 px. */
const HEIGHT = "min-h-103.5";

interface SearchesProps {
  /** Called with whether all listed terms are answered, each time the searches of every language are read. */
  readonly onAnswered: (isAnswered: boolean) => void;
}

/** Guests' searches, found or not (A9, picture 76). */
export function Searches({ onAnswered }: SearchesProps) {
  const { searches: words } = useMessages("dashboard");
  const { common } = useMessages();
  const [language, setLanguage] = useState<ContentLanguage | null>(null);
  const { report, readIn, failed, changeReport, retry } = useSearches(language);
  const saveCsv = useCsv(language);
  const isAnswered = report === null ? null : report.found.length > 0 && report.missing.length === 0;
  useEffect(() => {
    if (isAnswered !== null && readIn === null) onAnswered(isAnswered);
  }, [isAnswered, readIn, onAnswered]);
  const languages = report?.languages ?? [];
  return (
    <ChartCard
      title={words.title}
      aside={
        <div className="flex min-h-9 items-center gap-2">
          <AboutFigure name={words.title} text={words.about} compared={null} />
          {languages.length > 1 ? (
            <SelectField
              label={words.filter}
              labelHidden
              size="sm"
              className="w-40 print:hidden"
              value={language ?? ""}
              onChange={({ target }) =>
                setLanguage(languages.find((one) => one.language === target.value)?.language ?? null)
              }
              options={[
                { value: "", label: words.everyLanguage },
                ...languages.map((one) => ({ value: one.language, label: common.languages[one.language] })),
              ]}
            />
          ) : null}
          <Button size="sm" variant="ghost" iconBefore="download" className="print:hidden" onClick={saveCsv}>
            CSV
          </Button>
        </div>
      }
      table={report ? { columns: words.columns, rows: () => toRows(report, words.outcomes) } : null}
    >
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 pb-3 text-sm text-muted">
          {words.failed}
          <Button size="sm" onClick={retry}>
            {words.again}
          </Button>
        </p>
      ) : null}
      {report ? (
        <Body report={report} onChange={changeReport} onDraftChange={retry} />
      ) : failed ? null : (
        <Skeleton className={classNames(HEIGHT, "rounded-md")} />
      )}
    </ChartCard>
  );
}

function toRows(
  { found, missing }: SearchesReport,
  outcomes: { readonly found: string; readonly missing: string },
) {
  return [
    ...found.map(({ term, searches, opened }) => ({
      key: `found-${term}`,
      cells: [term, outcomes.found, String(searches), String(opened)],
    })),
    ...missing.map(({ term, searches }) => ({
      key: `missing-${term}`,
      cells: [term, outcomes.missing, String(searches), "–"],
    })),
  ];
}

interface BodyProps {
  readonly report: SearchesReport;
  readonly onChange: (change: (report: SearchesReport) => SearchesReport) => void;
  readonly onDraftChange: () => void;
}

function Body({ report, onChange, onDraftChange }: BodyProps) {
  const { searches: words } = useMessages("dashboard");
  const { days, total, languages, found, missing, hasRare } = report;
  if (days === null) return <p className="text-sm text-muted">{words.tooOld}</p>;
  if (total.searches === 0) return <p className="text-sm text-muted">{words.noneHere}</p>;
  const sums = (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-subtle pb-4">
      <Sums total={total} />
      <LanguageBars languages={languages} />
    </div>
  );
  if (found.length + missing.length === 0) {
    return (
      <>
        {sums}
        <p className="pt-4 text-sm text-muted">{hasRare ? words.rare : words.noneMissing}</p>
      </>
    );
  }
  return (
    <div className={HEIGHT}>
      {sums}
      <div className="grid gap-y-6 pt-4 @min-[52rem]:grid-cols-2">
        <div className="min-w-0 @min-[52rem]:border-e @min-[52rem]:border-subtle @min-[52rem]:pe-5">
          <FoundTerms found={found} />
        </div>
        <div className="min-w-0 @min-[52rem]:ps-5">
          <MissingTerms
            missing={missing}
            isAllFound={total.missing === 0}
            note={hasRare ? words.rare : null}
            onChange={onChange}
            onDraftChange={onDraftChange}
          />
        </div>
      </div>
    </div>
  );
}

function Sums({ total }: Pick<SearchesReport, "total">) {
  const { searches: words } = useMessages("dashboard");
  const { count, formatShare } = useFigures();
  const sums = [
    { name: words.sums.searches, value: count(total.searches) },
    { name: words.sums.found, value: formatShare(total.searches - total.missing, total.searches) },
    { name: words.sums.missing, value: count(total.missing) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {sums.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-xl font-semibold text-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The share of searches that found something, by language. */
function LanguageBars({ languages }: Pick<SearchesReport, "languages">) {
  const { searches: words } = useMessages("dashboard");
  const { common } = useMessages();
  const { count, formatShare } = useFigures();
  return (
    <ul aria-label={words.byLanguage} className="flex flex-wrap gap-x-4 gap-y-3">
      {languages.slice(0, LANGUAGES_SHOWN).map(({ language, searches, missing }) => (
        <li key={language} className="w-25 text-xs">
          <span className="flex items-baseline gap-2 pb-1.5">
            <Chip name={common.languages[language]}>{language}</Chip>
            <span className="flex-1 text-muted tabular-nums">{count(searches)}</span>
            <span className="font-semibold text-strong tabular-nums">
              {formatShare(searches - missing, searches)}
            </span>
          </span>
          <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-fill-track">
            <span
              className="block h-full rounded-full bg-fill-primary print-exact"
              style={{ width: `${((searches - missing) / Math.max(1, searches)) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Compares letters alone: terms are counted without capitals, accents and punctuation. */
const LETTERS = new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true });

function isSameText(one: string, other: string): boolean {
  return LETTERS.compare(one, other) === 0;
}

function FoundTerms({ found }: Pick<SearchesReport, "found">) {
  const { searches: words } = useMessages("dashboard");
  const { count, formatShare } = useFigures();
  const [isAll, setIsAll] = useState(false);
  const most = Math.max(1, found[0]?.searches ?? 0);
  const shown = isAll ? found : found.slice(0, FOUND_SHOWN);
  return (
    <>
      <BarList
        title={words.outcomes.found}
        aside={<span className="text-xs text-muted">{words.timesOpened}</span>}
        rows={shown.map(({ term, searches, opened, first }) => ({
          key: term,
          name: term,
          about: first && !isSameText(term, first.title) ? words.leadsTo(first.title) : undefined,
          icon: first?.icon ?? "search",
          share: searches / most,
          value: count(searches),
          note: formatShare(opened, searches),
        }))}
      />
      <ShowAll count={found.length} first={FOUND_SHOWN} isAll={isAll} onChange={setIsAll} />
    </>
  );
}

/** Downloads the counts of the chosen period. */
function useCsv(searchedIn: ContentLanguage | null): () => void {
  const { exportFailed } = useMessages("dashboard");
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { choice } = useChoice();
  const { run } = useApiAction();
  return () =>
    void run(async () => {
      const query = new URLSearchParams({ ...toQuery(choice), ...(searchedIn ? { searchedIn } : {}) });
      const path = `/api/properties/${property.id}/analytics/searches/export?${query}`;
      const response = await connect().send(path);
      if (!response.ok) return showToast({ tone: "error", title: exportFailed });
      saveFile(await response.blob(), `${property.slug}-searches.csv`);
    });
}
