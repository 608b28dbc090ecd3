import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { ShareList } from "#app/ui/chart/share-list.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { AskedLanguage, Report } from "#domain/analytics/report.ts";
import { useFigures } from "../use-figures.ts";
import { ChartCard } from "./chart-card.tsx";

/** Visits by page language, and languages that guests wanted but the portal lacks. */
export function LanguagesCard({ report }: { report: Report }) {
  const dashboard = useMessages("dashboard");
  const { common } = useMessages();
  const { charts, visits: visitsWord } = dashboard;
  const { count, formatShare: getShare, beside } = useFigures();
  const { languages, askedLanguages, totals } = report;
  const hasBefore = report.before !== null;
  const all = totals.visits.value;
  const getName = (language: AskedLanguage) =>
    language === "other" ? charts.otherLanguage : common.languages[language];
  return (
    <ChartCard
      title={charts.languages}
      className="col-span-2"
      table={
        languages.length + askedLanguages.length === 0
          ? null
          : {
              columns: [charts.language, visitsWord, ...(hasBefore ? [charts.before] : [])],
              rows: () => [
                ...languages.map(({ language, visits }) => ({
                  key: language,
                  cells: [getName(language), ...beside(visits, hasBefore)],
                })),
                ...askedLanguages.map(({ language, visits }) => ({
                  key: `asked-${language}`,
                  cells: [`${getName(language)} (${charts.asked})`, ...beside(visits, hasBefore)],
                })),
              ],
            }
      }
    >
      {languages.length === 0 ? (
        <p className="text-sm text-muted">{charts.noVisits}</p>
      ) : (
        <ShareList
          rows={languages.map(({ language, visits }) => ({
            key: language,
            name: getName(language),
            share: all === 0 ? 0 : visits.value / all,
            value: count(visits.value),
            note: getShare(visits.value, all),
          }))}
        />
      )}
      {askedLanguages.length > 0 ? <AskedLanguages asked={askedLanguages} getName={getName} /> : null}
    </ChartCard>
  );
}

interface AskedLanguagesProps {
  readonly asked: Report["askedLanguages"];
  readonly getName: (language: AskedLanguage) => string;
}

/** Missing languages, with a link to add them. */
function AskedLanguages({ asked, getName }: AskedLanguagesProps) {
  const { charts } = useMessages("dashboard");
  const { count } = useFigures();
  const { languages } = useActiveProperty().property;
  const { mayEdit } = useRights();
  const canEnable = (language: AskedLanguage) =>
    mayEdit && language !== "other" && !languages.includes(language);
  return (
    <div className="mt-5 border-t border-subtle pt-4">
      <h3 className="text-xs font-medium text-muted">{charts.asked}</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm">
        {asked.map(({ language, visits }) => (
          <li key={language} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-default">
              {getName(language)}
              {canEnable(language) ? (
                <TextLink to="/setup/homepage" className="ms-2 print:hidden">
                  {charts.enable(getName(language))}
                </TextLink>
              ) : null}
            </span>
            <span className="font-medium text-strong tabular-nums">{count(visits.value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
