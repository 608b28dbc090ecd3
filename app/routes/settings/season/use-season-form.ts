import { useState } from "react";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useClosureState } from "#app/components/season/use-closure-state.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { usePropertyWrite } from "#app/components/use-property-write.ts";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { fieldErrorsOf } from "#app/session/form/form-reply.ts";
import { useEditingProperty } from "#app/session/live/use-editing-property.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { fieldErrorCodeOf } from "#domain/field-error.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { Property } from "#domain/property/property.ts";
import {
  closureOf,
  draftOf,
  findSeasonErrors,
  type SeasonDraft,
  type SeasonErrors,
  wrongDaysOf,
} from "./season-draft.ts";

export type SeasonForm = ReturnType<typeof useSeasonForm>;

const asText = (value: unknown) => JSON.stringify(value);

/**
 * What is typed of a closure over what is saved, and how it is saved and taken back. Nothing typed is lost by a
 * refusal.
 */
export function useSeasonForm() {
  const { settings, problems, recovery } = useMessages();
  const words = settings.season;
  const language = useLanguage();
  const { property, write } = usePropertyWrite();
  const { connect, now } = useSession();
  const { isBusy, run } = useApiAction();
  const helpFor = useHelpAction();
  const isOver = useClosureState(property) === "over";
  const saved = draftOf(property.closure, isOver);
  const [typed, setTyped] = useState<SeasonDraft | null>(null);
  // The closure as it was when the first word was typed: somebody else may save another one meanwhile.
  const [base, setBase] = useState<Closure | null>(property.closure);
  const [errors, setErrors] = useState<SeasonErrors>({});
  const draft = typed ?? saved;
  const isChanged = typed !== null && asText(typed) !== asText(saved);
  const wrong = isChanged ? wrongDaysOf(findSeasonErrors(draft, { now, timeZone: property.timeZone })) : {};
  useEditingProperty(isChanged);

  function edit(part: Partial<SeasonDraft>) {
    if (typed === null) setBase(property.closure);
    setTyped({ ...draft, ...part });
    setErrors({});
  }

  /** Saves a closure in place of the one that was seen. */
  const put = (closure: Closure | null, seen: Pick<Property, "closure" | "revision">) =>
    write({
      revision: seen.revision,
      send: (revision) =>
        connect().api.api.properties[":propertyId"].closure.$put(
          { param: { propertyId: property.id }, json: { closure } },
          { headers: { "if-match": `"${revision}"` } },
        ),
      isUntouched: (newer) => asText(newer.closure) === asText(seen.closure),
    });

  async function refused(response: Parameters<typeof readProblem>[0]) {
    const problem = await readProblem(response);
    if (problem.code === "validation_failed") {
      const codes = Object.entries(fieldErrorsOf(problem)).map(([path, [code = "invalid"]]) => [
        path.replace(/^closure\./, ""),
        fieldErrorCodeOf(code),
      ]);
      return setErrors(Object.fromEntries(codes));
    }
    const detail = problems.codes[problem.code];
    showToast({ tone: "error", title: words.failed, detail, ...helpFor(problem.code) });
  }

  const save = (onSaved: () => void) =>
    run(async () => {
      const found = findSeasonErrors(draft, { now, timeZone: property.timeZone });
      setErrors(found);
      const closure = closureOf(draft);
      if (!closure || Object.keys(found).length > 0) return;
      const { response, newer } = await put(closure, property);
      // What the other one has saved stands above what is typed.
      if (newer) return;
      if (!response.ok) return refused(response);
      const [from, to] = [closure.closesOn, closure.opensOn].map((day) =>
        formatDate(language, Date.parse(day)),
      );
      showToast({ tone: "success", title: words.saved(from ?? "", to ?? "") });
      setTyped(null);
      onSaved();
    });

  const takeBack = () =>
    run(async () => {
      const before = property.closure;
      const { response } = await put(null, property);
      if (!response.ok) return refused(response);
      const ended = { closure: null, revision: (await response.json()).revision };
      discard();
      const undo = () =>
        run(async () => {
          const { response: undone } = await put(before, ended);
          if (!undone.ok) await refused(undone);
        });
      showToast({
        tone: "success",
        title: words.takenBack,
        action: { label: recovery.undo, onPress: () => void undo() },
      });
    });

  function discard() {
    setTyped(null);
    setErrors({});
  }

  return {
    draft,
    /** Whether guests are, or will be, told that the property is closed. */
    isClosing: property.closure !== null && !isOver,
    isBusy,
    isChanged,
    /** Whether somebody else has saved another closure since the first word was typed. */
    isStale: typed !== null && asText(property.closure) !== asText(base),
    /** The closure that would be replaced; null: none. */
    current: property.closure,
    errorOf: (path: string) => {
      const code = errors[path] ?? wrong[path];
      if (code === undefined) return undefined;
      if (code === "season_never") return path === "noticeFrom" ? words.noticeLate : words.opensBefore;
      return problems.fields[code];
    },
    edit,
    editText: (of: ContentLanguage, part: Partial<{ notice: string; closed: string }>) => {
      const own = { notice: "", closed: "", ...draft.texts[of], ...part };
      edit({ texts: { ...draft.texts, [of]: own } });
    },
    save,
    takeBack,
    discard,
  };
}
