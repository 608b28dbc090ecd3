import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Problem } from "#domain/problem.ts";
import { type PlannedPublication, plannedPublicationSchema } from "#domain/property/planned.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { usePlanned } from "../planned/planned-context.tsx";

/** Errors of the chosen time, shown at the field. */
const FIELD_PROBLEMS = new Set<Problem["code"]>(["plan_in_past", "plan_hour_skipped", "plan_too_far"]);

/** "done", a refusal for the field, or "shown": another error that was displayed. */
export type PlanOutcome = "done" | "shown" | Problem;

interface Plan {
  readonly localTime: string;
  readonly note: string;
  readonly replaces?: string;
}

/** Planning, moving and cancelling a publication. Errors of the time are returned, all others are shown. */
export function usePlan() {
  const { publish, problems, recovery, setup } = useMessages("setup");
  const { property } = useDraft();
  const { adopt } = usePlanned();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const helpFor = useHelpAction();
  const words = publish.plan;
  const propertyId = property.id;
  const plans = () => connect().api.api.properties[":propertyId"]["planned-publications"];
  const next = (property.publishedNumber ?? 0) + 1;

  /** Shows a refusal, unless it belongs to the field. */
  async function show(response: Parameters<typeof readProblem>[0]): Promise<PlanOutcome> {
    const problem = await readProblem(response);
    if (FIELD_PROBLEMS.has(problem.code)) return problem;
    if (problem.code === "plan_ended" || problem.code === "plan_waiting") {
      adopt(plannedPublicationSchema.nullable().catch(null).parse(problem.current));
    }
    const { code } = problem;
    showToast({ tone: "error", title: words.failed, detail: problems.codes[code], ...helpFor(code) });
    return "shown";
  }

  /** Runs a call that returns a plan. */
  async function send(
    call: () => Promise<Pick<Response, "ok" | "status" | "json">>,
    title: string,
  ): Promise<PlanOutcome> {
    let outcome: PlanOutcome = "shown";
    await run(async () => {
      const response = await call();
      if (!response.ok) {
        outcome = await show(response);
        return;
      }
      adopt(plannedPublicationSchema.parse(await response.json()));
      showToast({ tone: "success", title });
      outcome = "done";
    });
    return outcome;
  }

  /** Plans the saved draft. */
  const set = (plan: Plan) =>
    send(() => plans().$post({ param: { propertyId }, json: plan }), setup.plannedVersion(next));

  const move = ({ id }: PlannedPublication, localTime: string, when: string) => {
    const param = { propertyId, planId: id };
    return send(() => plans()[":planId"].$patch({ param, json: { localTime } }), words.moved(when));
  };

  async function resume({ id }: PlannedPublication): Promise<void> {
    const param = { propertyId, planId: id };
    const outcome = await send(() => plans()[":planId"].resume.$post({ param }), setup.plannedVersion(next));
    if (typeof outcome === "string") return;
    // The planned time has passed in between; the notice has no field for the error, so show a toast.
    showToast({ tone: "error", title: words.failed, detail: problems.codes[outcome.code] });
  }

  /** Cancels a waiting plan, with undo; dismisses a failed one. */
  async function cancel(planned: PlannedPublication): Promise<void> {
    await run(async () => {
      const response = await plans()[":planId"].$delete({ param: { propertyId, planId: planned.id } });
      if (!response.ok) {
        await show(response);
        return;
      }
      adopt(null);
      if (planned.state === "failed") return;
      showToast({
        tone: "success",
        title: words.cancelled,
        action: { label: recovery.undo, onPress: () => void resume(planned) },
      });
    });
  }
  return { isBusy, set, move, cancel };
}
