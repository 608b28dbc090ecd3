import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { useMomentWords } from "./request-row.tsx";

interface RequestActionProps {
  readonly request: GuestRequest;
  /** Given the request as it is now. */
  readonly onChange: (request: GuestRequest) => void;
}

/** Marks a request as done, with a way back in the toast; opens one again that is done. */
export function RequestAction({ request, onChange }: RequestActionProps) {
  const { inbox, problems } = useMessages();
  const { property, licence } = useActiveProperty();
  const { connect } = useSession();
  const { mayEdit } = useRights();
  const { revalidate } = useRevalidator();
  const when = useMomentWords();
  const { isBusy, run } = useApiAction();
  const { id, service, doneAt, revision } = request;
  const isAllowed = licence.isValid && mayEdit;
  const param = { propertyId: property.id, requestId: id };
  const handle = (json: { readonly revision: number; readonly to: "done" | "seen" }) =>
    connect().api.api.properties[":propertyId"].requests[":requestId"].handling.$post({ param, json });

  const finish = () =>
    run(async () => {
      const answer = await handle({ revision, to: "done" });
      if (!answer.ok) return refuse(inbox.failed, await readProblem(answer));
      const done = await answer.json();
      take(done);
      showToast({
        tone: "success",
        title: inbox.markedDone(service),
        action: { label: inbox.undo, onPress: () => void reopen(done.revision) },
      });
    });

  const reopen = (revision: number) =>
    run(async () => {
      const answer = await handle({ revision, to: "seen" });
      if (!answer.ok) return refuse(inbox.reopenFailed, await readProblem(answer));
      take(await answer.json());
      showToast({ tone: "success", title: inbox.reopened(service) });
    });

  function take(changed: GuestRequest) {
    onChange(changed);
    void revalidate();
  }

  function refuse(title: string, { code }: Awaited<ReturnType<typeof readProblem>>) {
    const detail = code === "stale_revision" ? inbox.doneAgain : problems.codes[code];
    showToast({ tone: "error", title, detail });
    void revalidate();
  }

  if (doneAt === null) {
    return (
      <Button
        size="sm"
        loading={isBusy}
        disabled={!isAllowed}
        aria-label={inbox.tickOff(service)}
        className="print:hidden"
        onClick={() => void finish()}
      >
        {inbox.markDone}
      </Button>
    );
  }
  return (
    <div className="flex flex-none items-center gap-2">
      <p className="text-sm text-muted">{inbox.doneAt(when(doneAt))}</p>
      {isAllowed ? (
        <Button
          size="sm"
          variant="ghost"
          loading={isBusy}
          aria-label={inbox.reopenOne(service)}
          className="print:hidden"
          onClick={() => void reopen(revision)}
        >
          {inbox.reopen}
        </Button>
      ) : null}
    </div>
  );
}
