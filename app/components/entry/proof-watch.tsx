import { useEffect, useState } from "react";
import { loadMessages } from "#app/messages/load-messages.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";

const PROOF_DIALOG = definePart(
  () => import("./proof-dialog.client.tsx"),
  ({ ProofDialog }) => ProofDialog,
);

interface Question {
  readonly answer: (isProved: boolean) => void;
}

/** Asks for proof of identity when a call needs it (H4). */
export function ProofWatch() {
  const { connect, user } = useSession();
  const language = useLanguage();
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      connect().onProofNeeded(async () => {
        // Without the dialog's code and words the call fails as without a network, instead of waiting for nobody.
        await Promise.all([PROOF_DIALOG.load(), loadMessages("passkeys", language)]);
        return new Promise((answer) => setQuestion({ answer }));
      }),
    [connect, language],
  );
  if (!question) return null;
  const onAnswer = (isProved: boolean) => {
    setQuestion(null);
    question.answer(isProved);
  };
  return <LazyPart part={PROOF_DIALOG} props={{ email: user.email, onAnswer }} />;
}
