import { formatDate } from "#app/messages/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { getOffset } from "#app/ui/chart/scale.ts";
import { SparkLine } from "#app/ui/chart/spark-line.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { daysBetween } from "#domain/analytics/period.ts";
import type { QuestionFigures, Report } from "#domain/analytics/report.ts";
import { useFigures } from "../use-figures.ts";
import { ChangeNote } from "./change-note.tsx";
import { ChartCard } from "./chart-card.tsx";

const STARS_MIN = 1;
const STARS_MAX = 5;

/** Feedback answers per question, with their trend. */
export function FeedbackCard({ report }: { report: Report }) {
  const { charts } = useMessages("dashboard");
  const { mean, count, language } = useFigures();
  const { questions, forms, rating } = report.feedback;
  const hasBefore = report.before !== null;
  const writeMean = useWrittenMean();
  const days = daysBetween(report.from, report.to);
  return (
    <ChartCard
      title={charts.feedback}
      className="col-span-2 lg:col-span-4 print:col-span-2"
      aside={
        forms.value === 0 ? null : (
          <span className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
            <span>{charts.forms(forms.value)}</span>
            {rating.value === null ? null : <span>{charts.rating(mean(rating.value, 1))}</span>}
            <ChangeNote figure={rating} hasBefore={hasBefore} />
          </span>
        )
      }
      table={
        questions.length === 0
          ? null
          : {
              columns: [charts.question, charts.answers, charts.average],
              rows: () =>
                questions.flatMap((question) => [
                  {
                    key: `${question.buttonId}-${question.questionId}`,
                    cells: [
                      question.text,
                      count(question.answers.value),
                      writeMean(question, question.mean.value),
                    ],
                  },
                  ...question.trend.map(({ day, answers, sum }) => ({
                    key: `${question.buttonId}-${question.questionId}-${day}`,
                    cells: [
                      `${question.text}, ${formatDate(language, Date.parse(day))}`,
                      count(answers),
                      writeMean(question, sum / answers),
                    ],
                  })),
                ]),
            }
      }
    >
      {questions.length === 0 && forms.value === 0 ? (
        <p className="text-sm text-muted">{charts.noFeedback}</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {questions.map((question) => (
            <Question
              key={`${question.buttonId}-${question.questionId}`}
              question={question}
              days={days}
              hasBefore={hasBefore}
            />
          ))}
        </ul>
      )}
      <TextLink to="/inbox/feedback" iconAfter="arrow-right" className="mt-4 text-sm print:hidden">
        {charts.readAll}
      </TextLink>
    </ChartCard>
  );
}

/** Formats a mean by answer type: "4.2 of 5", "87% likes". */
function useWrittenMean() {
  const { charts } = useMessages("dashboard");
  const { mean, percent } = useFigures();
  return ({ responseType }: QuestionFigures, value: number | null) => {
    if (value === null) return "–";
    return responseType === "stars" ? charts.stars(mean(value, 1)) : charts.likes(percent(value));
  };
}

interface QuestionProps {
  readonly question: QuestionFigures;
  /** Every day of the period, so that gaps are visible. */
  readonly days: readonly string[];
  readonly hasBefore: boolean;
}

function Question({ question, days, hasBefore }: QuestionProps) {
  const { charts } = useMessages("dashboard");
  const { language } = useFigures();
  const writeMean = useWrittenMean();
  const { text, responseType, answers, mean, trend } = question;
  const said = [trend.at(0), trend.at(-1)].flatMap((day) =>
    day
      ? [`${formatDate(language, Date.parse(day.day))}: ${writeMean(question, day.sum / day.answers)}`]
      : [],
  );
  const isStars = responseType === "stars";
  return (
    <li className="flex items-center gap-3 border-b border-subtle pb-4 text-sm print:break-inside-avoid">
      <Icon name={isStars ? "star" : "thumb-up"} size="sm" className="text-muted" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="wrap-anywhere text-default">
          {text}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <span className="font-medium text-strong">{writeMean(question, mean.value)}</span>
          <span>{charts.answerCount(answers.value)}</span>
          <ChangeNote figure={mean} hasBefore={hasBefore} />
        </p>
      </div>
      {trend.length > 1 ? (
        <SparkLine
          label={[charts.trend(text), ...said].join(", ")}
          values={trend.map((day) => day.sum / day.answers)}
          offsets={trend.map(({ day }) => getOffset(days.indexOf(day), days.length))}
          bottom={isStars ? STARS_MIN : 0}
          top={isStars ? STARS_MAX : 1}
          className="h-9 w-28 flex-none"
        />
      ) : null}
    </li>
  );
}
