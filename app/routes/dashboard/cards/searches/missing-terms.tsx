import { Suspense, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { AnswerPlace, MissingTerm, SearchesReport } from "#domain/analytics/searches.ts";
import { QUESTIONS, type QuestionId } from "#domain/answers/questions.ts";
import { useFigures } from "../../use-figures.ts";
import { ShowAll } from "./show-all.tsx";
import { UndoAnswer } from "./undo-answer.tsx";

const MISSING_SHOWN = 4;
/** Languages named in a row. */
const LANGUAGES_NAMED = 3;

interface MissingTermsProps {
  readonly missing: readonly MissingTerm[];
  readonly isAllFound: boolean;
  /** Said below the rows. */
  readonly note: string | null;
  readonly onChange: (change: (report: SearchesReport) => SearchesReport) => void;
  /** The draft has changed: what answers the terms is read again. */
  readonly onDraftChange: () => void;
}

/** Terms that found nothing, with where staff can answer them. */
export function MissingTerms({ missing, isAllFound, note, onChange, onDraftChange }: MissingTermsProps) {
  const { searches: words } = useMessages("dashboard");
  const [isAll, setIsAll] = useState(false);
  const dismiss = useDismiss(onChange);
  return (
    <section aria-label={words.outcomes.missing}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-medium text-strong">{words.outcomes.missing}</h3>
        {missing.length > 0 ? <span className="text-xs text-muted">{words.unanswered}</span> : null}
      </div>
      {missing.length === 0 ? (
        <p className="pt-2 text-sm text-muted">{isAllFound ? words.allFound : words.noneMissing}</p>
      ) : (
        <ul>
          {(isAll ? missing : missing.slice(0, MISSING_SHOWN)).map((term) => (
            <MissingRow
              key={term.term}
              missing={term}
              onDismiss={() => dismiss(term)}
              onDraftChange={onDraftChange}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ShowAll count={missing.length} first={MISSING_SHOWN} isAll={isAll} onChange={setIsAll} />
        {note ? <p className="ms-auto pt-2 text-xs text-muted">{note}</p> : null}
      </div>
    </section>
  );
}

interface MissingRowProps {
  readonly missing: MissingTerm;
  readonly onDismiss: () => void;
  readonly onDraftChange: () => void;
}

function MissingRow({ missing, onDismiss, onDraftChange }: MissingRowProps) {
  const { searches: words } = useMessages("dashboard");
  const { mayEdit } = useRights();
  const { count } = useFigures();
  const { term, searches, languages, answer } = missing;
  const named = languages
    .slice(0, LANGUAGES_NAMED)
    .map((one) => `${one.language.toUpperCase()} ${count(one.searches)}`);
  return (
    <li className="flex min-h-16.5 flex-wrap items-center gap-x-3 gap-y-1 border-b border-subtle py-2 last:border-0">
      <div className="min-w-48 flex-1 text-xs text-muted">
        <p className="text-sm font-medium text-strong [overflow-wrap:anywhere]">
          <bdi>{term}</bdi>
        </p>
        <p className="tabular-nums">
          {words.times(searches)} · {named.join(", ")}
        </p>
        <Suspense fallback={<p>&nbsp;</p>}>
          <AnswerLine answer={answer} to={mayEdit ? toAnswer(missing) : null} />
        </Suspense>
      </div>
      {answer.kind === "drafted" ? (
        <span className="flex items-center gap-1 text-sm">
          <span className="flex items-center gap-1.5 font-medium text-success">
            <Icon name="check-circle" size="sm" />
            {words.answered}
          </span>
          {mayEdit ? <UndoAnswer term={term} drafted={answer} onDone={onDraftChange} /> : null}
        </span>
      ) : mayEdit ? (
        <span className="flex items-center gap-1 print:hidden">
          <ButtonLink size="sm" to={toAnswer(missing)} aria-label={words.answerTerm(term)}>
            {words.answer}
          </ButtonLink>
          <Button size="sm" variant="ghost" aria-label={words.dismissTerm(term)} onClick={onDismiss}>
            {words.dismiss}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

/** The address at which a term is answered. */
function toAnswer({ term, languages, answer }: MissingTerm): string {
  const language = languages[0]?.language ?? "";
  const query = new URLSearchParams();
  if (answer.kind === "new") {
    query.set("entry", "new");
    query.set("word", term);
  } else if (answer.question !== null) query.set("question", answer.question);
  else if (answer.entry !== null) query.set("entry", answer.entry);
  else return "/setup/buttons";
  query.set("language", language);
  return `/answers?${query}`;
}

interface AnswerLineProps {
  readonly answer: AnswerPlace;
  /** Where the draft's answer is edited; `null`: the reader may not. */
  readonly to: string | null;
}

function AnswerLine({ answer, to }: AnswerLineProps) {
  const { searches: words } = useMessages("dashboard");
  if (answer.kind === "question") return <QuestionLine id={answer.question} />;
  const line = answer.kind === "new" ? words.becomesEntry : words.inDraft(answer.title);
  return (
    <p className="flex items-center gap-1.5">
      <Icon name={answer.kind === "new" ? "pencil" : "check"} size="sm" className="flex-none" />
      {answer.kind === "drafted" && to ? <TextLink to={to}>{line}</TextLink> : line}
    </p>
  );
}

/** Names the question, whose texts are loaded with the first such row. */
function QuestionLine({ id }: { readonly id: QuestionId }) {
  const { searches: words } = useMessages("dashboard");
  const { questionNames } = useMessages("answers");
  const icon = QUESTIONS.find((question) => question.id === id)?.icon ?? "help";
  return (
    <p className="flex items-center gap-1.5">
      <Icon name={icon} size="sm" className="flex-none" />
      {words.isQuestion(questionNames[id])}
    </p>
  );
}

/** Takes a term away at once, with Undo; it comes back if the API refuses. */
function useDismiss(onChange: MissingTermsProps["onChange"]) {
  const { searches: words } = useMessages("dashboard");
  const { common } = useMessages();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { run } = useApiAction();
  const setTerm = (missing: MissingTerm, isListed: boolean) =>
    onChange((report) => {
      const others = report.missing.filter(({ term }) => term !== missing.term);
      const all = isListed ? [...others, missing] : others;
      return { ...report, missing: all.toSorted((one, other) => other.searches - one.searches) };
    });
  const store = async (missing: MissingTerm, isDismissed: boolean) => {
    setTerm(missing, !isDismissed);
    let isStored = false;
    await run(async () => {
      const routes = connect().api.api.properties[":propertyId"].analytics.searches;
      const json = { term: missing.term, isDismissed };
      const response = await routes.dismissed.$put({ param: { propertyId: property.id }, json });
      isStored = response.ok;
      if (!isStored) showToast({ tone: "error", title: common.toasts.somethingWentWrong });
    });
    if (!isStored) setTerm(missing, isDismissed);
    return isStored;
  };
  return async (missing: MissingTerm) => {
    if (!(await store(missing, true))) return;
    showToast({
      tone: "success",
      title: words.dismissed(missing.term),
      action: { label: words.undo, onPress: () => void store(missing, false) },
    });
  };
}
