import { decideAnswers, FEEDBACK_LIMITS } from "#domain/guest/feedback.ts";
import { accept, refuse } from "#domain/problem.ts";
import { QUESTION_PREFIX } from "#portal/form-names.ts";
import { findForm } from "../../portal/rendering/guest-form.ts";
import { storeFeedback } from "../../services/guest/store-feedback.ts";
import type { ReadForm } from "./receive-form.ts";

/** Reads feedback (S77, S217): the button must ask these questions in this language, and offer these answers. */
export const readFeedback: ReadForm = (fields, { portal, forms, env, now }) => {
  const buttonId = fields.get("button") ?? "";
  const form = findForm(forms, { kind: "feedback", buttonId, language: fields.get("language") ?? "" });
  if (!form) return refuse("validation_failed");
  const ticked = [...fields]
    .filter(([name]) => name.startsWith(QUESTION_PREFIX))
    .map(([name, value]) => [name.slice(QUESTION_PREFIX.length), value] as const);
  const answers = decideAnswers(form.questions, ticked);
  if (!answers.ok) return answers;

  const { defaultLanguage, manifest } = portal;
  const staffForm = findForm(forms, { kind: "feedback", buttonId, language: defaultLanguage });
  const asked = new Map((staffForm ?? form).questions.map((question) => [question.id, question.text]));
  return accept({
    kind: "feedback",
    feedback: {
      buttonId,
      answers: answers.value.map((answer) => ({
        ...answer,
        question: asked.get(answer.questionId) || answer.question,
      })),
    },
    limits: FEEDBACK_LIMITS,
    store: (admission) =>
      storeFeedback(env, {
        ...admission,
        at: now,
        property: { ...manifest, id: manifest.propertyId, defaultLanguage },
        form,
        staffForm: staffForm ?? form,
        answers: answers.value,
        publicOrigin: env.PUBLIC_ORIGIN,
      }),
  });
};
