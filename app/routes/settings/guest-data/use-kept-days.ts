import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import type { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { GuestData } from "#domain/guest/guest-data.ts";
import type { MessagePath } from "#domain/guest/messages/message-path.ts";

interface Asked {
  readonly kind: MessagePath;
  readonly days: number;
  /** How many entries the shorter time deletes with the next deletion, besides those that go anyway. */
  readonly more: number;
  /** Whether it is so many at least. */
  readonly isCut: boolean;
}

/**
 * Changes how long a kind is kept: a longer time at once, a shorter one after the person has seen what goes with it.
 */
export function useKeptDays({ keptDays, due }: GuestData) {
  const { settings } = useMessages();
  const sayRefused = useRefusalToast();
  const words = settings.guestData;
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const routes = () => connect().api.api.properties[":propertyId"]["guest-data"];
  const param = { propertyId: property.id };

  const refused = async (answer: Parameters<typeof readProblem>[0]) => {
    await sayRefused(answer, words.saveFailed);
    // Somebody else may have changed it: what is shown is read again.
    await revalidate();
  };

  const save = async (kind: MessagePath, days: number) => {
    const answer = await routes()["kept-days"].$put({ param, json: { kind, from: keptDays[kind], days } });
    setAsked(null);
    if (!answer.ok) return refused(answer);
    showToast({ tone: "success", title: words.saved(words.days(days)) });
    await revalidate();
  };

  const choose = (kind: MessagePath, days: number) =>
    run(async () => {
      if (days >= keptDays[kind]) return save(kind, days);
      const answer = await routes().$get({ param, query: { [kind]: String(days) } });
      if (!answer.ok) return refused(answer);
      const supposed = await answer.json();
      const more = Math.max(0, supposed.due[kind] - due[kind]);
      setAsked({ kind, days, more, isCut: supposed.atLeast.due.includes(kind) });
    });

  const confirm = () =>
    run(async () => {
      if (asked) await save(asked.kind, asked.days);
    });

  return { asked, isBusy, choose, confirm, leave: () => setAsked(null) };
}
