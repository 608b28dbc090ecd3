import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { usePropertyWrite } from "#app/components/use-property-write.ts";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { toFieldErrors } from "#app/session/form/form-reply.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { Property } from "#domain/property/property.ts";
import type { SeasonErrors } from "./season-draft.ts";

interface SeasonOutcome {
  /** Called when saved or ended. */
  readonly onDone: () => void;
  /** Called with field errors of the API. */
  readonly onRefused: (errors: SeasonErrors) => void;
}

/** Saves or ends the active property's closure, with result messages. */
export function useSeasonWrites({ onDone, onRefused }: SeasonOutcome) {
  const { settings, problems, recovery } = useMessages();
  const words = settings.season;
  const language = useLanguage();
  const { property, write } = usePropertyWrite();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const helpFor = useHelpAction();

  /** Saves a closure at the shown revision; retries if only other fields changed. */
  const put = (closure: Closure | null, seen: Pick<Property, "closure" | "revision">) =>
    write({
      revision: seen.revision,
      send: (revision) =>
        connect().api.api.properties[":propertyId"].closure.$put(
          { param: { propertyId: property.id }, json: { closure } },
          { headers: { "if-match": `"${revision}"` } },
        ),
      isUntouched: (newer) => JSON.stringify(newer.closure) === JSON.stringify(seen.closure),
    });

  async function refused(response: Parameters<typeof readProblem>[0]) {
    const problem = await readProblem(response);
    if (problem.code === "validation_failed") {
      const codes = Object.entries(toFieldErrors(problem)).map(([path, [code = "invalid"]]) => [
        path.replace(/^closure\./, ""),
        toFieldErrorCode(code),
      ]);
      return onRefused(Object.fromEntries(codes));
    }
    const detail = problems.codes[problem.code];
    showToast({ tone: "error", title: words.failed, detail, ...helpFor(problem.code) });
  }

  const save = (closure: Closure, onSaved: () => void) =>
    run(async () => {
      const { response, newer } = await put(closure, property);
      // On conflict, the form shows the other closure above the edits.
      if (newer) return;
      if (!response.ok) return refused(response);
      const [from = "", to = ""] = [closure.closesOn, closure.opensOn].map((day) =>
        formatDate(language, Date.parse(day)),
      );
      showToast({ tone: "success", title: words.saved(from, to) });
      onDone();
      onSaved();
    });

  const cancelClosure = () =>
    run(async () => {
      const before = property.closure;
      const { response } = await put(null, property);
      if (!response.ok) return refused(response);
      const ended = { closure: null, revision: (await response.json()).revision };
      onDone();
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

  return { property, isBusy, save, takeBack: cancelClosure };
}
