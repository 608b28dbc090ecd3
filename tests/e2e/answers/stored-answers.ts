import type { Answers } from "#domain/answers/answers.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import type { Scene } from "../../factories/scene.ts";

const EMPTY: Answers = { kind: "hotel", currency: "GBP", byQuestion: {}, entries: [] };

/** Replaces a property's answers. */
export async function putAnswers({ caller, at }: Scene, answers: Partial<Answers>): Promise<void> {
  const { revision } = (await expectAnswer(await caller.call("GET", at("/documents/answers")))) as {
    revision: number;
  };
  const json = { ...EMPTY, ...answers };
  await expectAnswer(await caller.call("PUT", at("/documents/answers"), { json, revision }));
}

/** The answers as stored. */
export async function readAnswers({ caller, at }: Scene): Promise<Answers> {
  const stored = await expectAnswer(await caller.call("GET", at("/documents/answers")));
  return (stored as { readonly body: Answers }).body;
}
