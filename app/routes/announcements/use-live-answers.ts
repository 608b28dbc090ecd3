import { useEffect, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";
import type { Answers } from "#domain/answers/answers.ts";
import type { Property } from "#domain/property/property.ts";

/** The answers that guests read now; `null` while they load, and before the first publication. */
export function useLiveAnswers({ id, publishedNumber }: Pick<Property, "id" | "publishedNumber">) {
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
