import { useCallback, useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Desk } from "#domain/account/desk.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import type { Problem } from "#domain/problem.ts";

/** A desk and its code, which is shown once. */
export interface CodedDesk {
  readonly desk: Desk;
  readonly code: string;
}

type Answered = Pick<Response, "ok" | "status" | "json">;

/** The active property's desks, read again after each change and when the person returns to the tab. */
export function useDesks() {
  const { problems } = useMessages();
  const { settings: words } = useMessages("desk");
  const { connect } = useSession();
  const propertyId = useActiveProperty().property.id;
  const { isBusy, run } = useApiAction();
  const [desks, setDesks] = useState<readonly Desk[] | null>(null);
  const getCalls = useCallback(() => connect().api.api.properties[":propertyId"].desks, [connect]);

  const load = useCallback(async (): Promise<readonly Desk[] | null> => {
    const response = await getCalls().$get({ param: { propertyId } });
    if (!response.ok) return null;
    const { items } = await response.json();
    setDesks(items);
    return items;
  }, [getCalls, propertyId]);

  useEffect(() => {
    const refresh = () => void load().catch((error: unknown) => console.info(error));
    refresh();
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [load]);

  const toSentence = ({ code, errors }: Problem) => {
    const field = errors?.[0];
    return field ? problems.fields[toFieldErrorCode(field.code)] : problems.codes[code];
  };

  /** @returns the sentence of the refusal; `null`: done, or nothing was reached. */
  async function write(send: () => Promise<Answered>, onDone: (response: Answered) => unknown) {
    let refusal: string | null = null;
    await run(async () => {
      const response = await send();
      if (!response.ok) {
        const problem = await readProblem(response);
        // A cancelled proof needs no words.
        if (problem.code !== "proof_required") refusal = toSentence(problem);
        return;
      }
      await onDone(response);
      await load();
    });
    return refusal;
  }

  const toParam = (desk: Desk) => ({ propertyId, deskId: desk.id });
  return {
    desks,
    isBusy,
    load,
    add: (name: string, onCoded: (coded: CodedDesk) => void) =>
      write(
        () => getCalls().$post({ param: { propertyId }, json: { name } }),
        async (response) => onCoded((await response.json()) as CodedDesk),
      ),
    setMinutes: (desk: Desk, quietMinutes: number, onDone: () => void) =>
      write(
        () => getCalls()[":deskId"].$patch({ param: toParam(desk), json: { quietMinutes } }),
        () => {
          showToast({ tone: "success", title: words.minutesSaved });
          onDone();
        },
      ),
    /** For `RenameDialog`, which reports failures to reach the API. */
    rename: async (desk: Desk, name: string): Promise<string | null> => {
      const response = await getCalls()[":deskId"].$patch({ param: toParam(desk), json: { name } });
      if (!response.ok) return toSentence(await readProblem(response));
      await load();
      return null;
    },
    /** A refusal is a toast, because no dialog is open. */
    renewCode: async (desk: Desk, onCoded: (coded: CodedDesk) => void) => {
      const refusal = await write(
        () => getCalls()[":deskId"].code.$post({ param: toParam(desk) }),
        async (response) => onCoded((await response.json()) as CodedDesk),
      );
      if (refusal !== null) showToast({ tone: "error", title: refusal });
    },
    end: async (desk: Desk) => {
      const refusal = await write(
        () => getCalls()[":deskId"].$delete({ param: toParam(desk) }),
        () => showToast({ tone: "success", title: words.ended(desk.name) }),
      );
      if (refusal !== null) showToast({ tone: "error", title: refusal });
    },
  };
}
