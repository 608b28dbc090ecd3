import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import type { Answers } from "#domain/answers/answers.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { Property } from "#domain/property/property.ts";
import { AnswerSourceContext } from "./answer-source.ts";

/** Gives texts outside the draft, such as announcements, the answers that guests read now. */
export function LiveAnswers({ children }: { readonly children: ReactNode }) {
  const { property } = useActiveProperty();
  const { defaultLanguage } = property;
  const answers = useLiveAnswers(property);
  const source = useMemo(
    () => ({ answers: answers ?? TEMPLATE.answers, defaultLanguage }),
    [answers, defaultLanguage],
  );
  return <AnswerSourceContext value={source}>{children}</AnswerSourceContext>;
}

/** The answers that guests read now; `null` while they load, and before the first publication. */
function useLiveAnswers({ id, publishedNumber }: Pick<Property, "id" | "publishedNumber">) {
  const { connect } = useSession();
  const [answers, setAnswers] = useState<Answers | null>(null);
  useEffect(() => {
    if (publishedNumber === null) return;
    let isShown = true;
    const read = async () => {
      const version = connect().api.api.properties[":propertyId"].publications[":number"].draft;
      const answer = await version.$get({ param: { propertyId: id, number: String(publishedNumber) } });
      if (!answer.ok || !isShown) return;
      setAnswers((await answer.json()).draft.answers as Answers);
    };
    // Offline: no answers are offered until the connection is back.
    const readSafely = () => void read().catch((error: unknown) => console.warn(error));
    readSafely();
    window.addEventListener("online", readSafely);
    return () => {
      isShown = false;
      window.removeEventListener("online", readSafely);
    };
  }, [connect, id, publishedNumber]);
  return answers;
}
