import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { RoleProvider, useRights } from "#app/session/role-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { getNewerKeys } from "../setup/draft/draft-state.ts";
import { AnswersHeader } from "./answers-header.tsx";
import { AnswersOverview } from "./answers-overview.tsx";
import { ANSWER_KEYS, useAnswers } from "./use-answers.ts";
import { useOpenAnswer } from "./use-open-answer.ts";

export const handle = { texts: ["answers"] } satisfies ScreenHandle;

const INTERVIEW = definePart(
  () => import("./interview/interview.client.tsx"),
  ({ Interview }) => Interview,
);

/** The answers that guests read, asked one by one or listed by topic (A4, pictures 73 and 73b). */
export default function Answers() {
  const { state } = useDraft();
  const { role } = useRights();
  // Saved by a newer product version: read-only for everyone.
  const roleHere = getNewerKeys(state, ANSWER_KEYS).length > 0 ? "viewer" : role;
  return (
    <RoleProvider value={roleHere}>
      <AnswersScreen />
    </RoleProvider>
  );
}

/** The interview on the first visit, otherwise the list. */
function AnswersScreen() {
  const { mayEdit } = useRights();
  const { answers } = useAnswers();
  const open = useOpenAnswer();
  const isEmpty = Object.keys(answers.byQuestion).length === 0 && answers.entries.length === 0;
  const [address] = useSearchParams();
  const [isAsking, setIsAsking] = useState(isEmpty && !address.has("question") && !address.has("entry"));
  const isOpen = open.questionId !== null || open.entryId !== null;
  if (isAsking && mayEdit && !isOpen) {
    return (
      <LazyPart
        part={INTERVIEW}
        props={{
          onLeave: () => setIsAsking(false),
          onAddEntry: () => {
            setIsAsking(false);
            open.addEntry();
          },
          onOpenInvalid: open.openInvalid,
        }}
        fallback={<AnswersHeader />}
      />
    );
  }
  return (
    <AnswersOverview
      open={open}
      onStart={() => {
        open.openQuestion(null);
        setIsAsking(true);
      }}
    />
  );
}
