import { Fragment } from "react";
import { Page } from "../dialog-frame.tsx";
import { QUESTION_PREFIX } from "../form-names.ts";
import { GuestForm, SendButton, Sent } from "../guest-form.tsx";
import { Icon, SignIcon } from "../icons.tsx";
import { LocalizedText } from "../localized-text.tsx";
import { OpeningNote } from "../opening-note.tsx";
import { REVIEW_WORD } from "../words/lines.ts";
import { formatStars, type Words } from "../words/words.ts";
import type { ButtonView, DialogProps } from "./button-view.ts";

const STARS = [1, 2, 3, 4, 5] as const;

interface AnswersProps {
  readonly questionId: string;
  /** Unique in the page, unlike the question's id. */
  readonly prefix: string;
  readonly words: Words;
}

/** Radio buttons below drawn stars: CSS fills all stars up to the chosen one. */
function StarAnswers({ questionId, prefix, words }: AnswersProps) {
  return (
    <div className="p-stars">
      {STARS.map((count) => (
        <Fragment key={count}>
          <input
            type="radio"
            id={`${prefix}-${count}`}
            name={QUESTION_PREFIX + questionId}
            value={count}
            aria-label={formatStars(words, count)}
          />
          <label htmlFor={`${prefix}-${count}`}>
            <SignIcon sign="star" />
          </label>
        </Fragment>
      ))}
    </div>
  );
}

function LikeAnswers({ questionId, prefix, words }: AnswersProps) {
  const name = QUESTION_PREFIX + questionId;
  return (
    <div className="p-likes">
      <input type="radio" id={`${prefix}-1`} name={name} value={1} />
      <label htmlFor={`${prefix}-1`}>
        <Icon name="thumb-up" />
        {words.like}
      </label>
      <input type="radio" id={`${prefix}-0`} name={name} value={0} />
      <label htmlFor={`${prefix}-0`}>
        <SignIcon sign="thumb-down" />
        {words.dislike}
      </label>
    </div>
  );
}

/** A feedback button's questions, one card each (S77). At least one must be answered. */
function FeedbackPage({
  button,
  words,
  textLanguage,
  language,
  propertyName,
  target,
  opening,
}: DialogProps<"feedback">) {
  const { id, title, name, intro, response } = button;
  const ownThanks = response && (
    <LocalizedText textLanguage={textLanguage} path="response">
      {response}
    </LocalizedText>
  );
  const review = button.reviewLink && (
    <a className="p-cta" href={button.reviewLink} target="_blank" rel="noopener">
      {REVIEW_WORD[language]}
    </a>
  );
  const questions = button.questions.filter(({ text }) => text !== "");
  return (
    <Page button={button} words={words} propertyName={propertyName} className="p-feedback">
      <div className="p-body">
        <h2 id={`t-${id}`}>
          <LocalizedText textLanguage={textLanguage} path={title ? "title" : "name"}>
            {title || name}
          </LocalizedText>
        </h2>
        <OpeningNote opening={opening} />
        <Sent buttonId={id} words={words} own={ownThanks} text={words.feedbackSent} further={review} />
        <GuestForm target={target} name="feedback" buttonId={id} words={words}>
          {intro === "" ? null : (
            <p>
              <LocalizedText textLanguage={textLanguage} path="intro">
                {intro}
              </LocalizedText>
            </p>
          )}
          {questions.map((question, index) => {
            const Answers = question.responseType === "stars" ? StarAnswers : LikeAnswers;
            return (
              <fieldset key={question.id} className="p-card">
                <legend>
                  <LocalizedText textLanguage={textLanguage} path={`questions.${question.id}.text`}>
                    {question.text}
                  </LocalizedText>
                </legend>
                <Answers questionId={question.id} prefix={`${id}-${index}`} words={words} />
              </fieldset>
            );
          })}
          <SendButton text={words.sendFeedback} />
        </GuestForm>
      </div>
    </Page>
  );
}

export const feedbackView: ButtonView<"feedback"> = {
  isUsable: ({ questions }) => questions.some(({ text }) => text !== ""),
  dialogOpensBy: () => "press",
  Dialog: FeedbackPage,
};
