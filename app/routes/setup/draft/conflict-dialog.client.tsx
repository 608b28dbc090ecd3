import { useState } from "react";
import { useAnswerWords } from "#app/components/use-answer-words.ts";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { isOwnSave } from "#app/session/live/own-saves.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Radio } from "#app/ui/form/radio.tsx";
import type { Answers } from "#domain/answers/answers.ts";
import { type MergeConflict, resolveConflict } from "#domain/content/merge.ts";
import { nameChips } from "../answers/name-chips.ts";
import { type AnswerSide, nameAnswer, showAnswers } from "../changes/shown-answer.ts";
import { findLanguage } from "../language-switch.tsx";
import { useApply } from "./apply-context.tsx";
import { capitalise } from "./capitalise.ts";
import { findFieldName } from "./changed-fields.ts";
import { getChoices } from "./choice-words.ts";
import { describeValue, getNamesOnPath } from "./conflict-value.ts";
import { useDraft } from "./draft-context.tsx";
import { getEditedValue } from "./draft-state.ts";
import type { DraftConflict } from "./saving.ts";

type Side = "mine" | "theirs";

/** Conflict dialog: shows both values, and staff choose one for each. */
export function ConflictDialog() {
  const { conflict } = useDraft();
  if (!conflict) return null;
  return <OpenConflict key={`${conflict.key} ${conflict.revision}`} conflict={conflict} />;
}

function OpenConflict({ conflict }: { conflict: DraftConflict }) {
  const messages = useMessages("setup");
  const { setup, common } = messages;
  const { settle, property } = useDraft();
  const { applyKeys, isApplying } = useApply();
  const { conflicts, merged, key, by } = conflict;
  const [sides, setSides] = useState<readonly Side[]>(() => conflicts.map(() => "mine"));
  const words = setup.conflict;
  const isOwn = isOwnSave(property.id, key, conflict.revision);
  const describeField = useDescribe(conflict);
  const described = useDescribeAnswers(conflict) ?? describeField;
  const describe = {
    name: (entry: MergeConflict) => nameChips(described.name(entry), messages),
    value: (entry: MergeConflict, side: Side) => nameChips(described.value(entry, side), messages),
  };
  const lost = conflicts.map((entry, index) => {
    const lostSide = sides[index] === "mine" ? "theirs" : "mine";
    return `${describe.name(entry)}: ${describe.value(entry, lostSide)}`;
  });

  async function keep() {
    const chosen = conflicts.reduce(
      (document, entry, index) => (sides[index] === "theirs" ? resolveConflict(document, entry) : document),
      merged,
    );
    settle(chosen);
    await applyKeys([key]);
  }

  async function copyLost() {
    await navigator.clipboard.writeText(lost.join("\n"));
    showToast({ tone: "success", title: common.copied });
  }

  return (
    <WorkDialog
      open
      hasWork={sides.includes("theirs")}
      onClose={() => settle(null)}
      locked={isApplying}
      icon="users"
      tone="warn"
      title={isOwn ? words.ownTitle : setup.stale.title}
      description={isOwn ? words.ownText : by === null ? words.textUnnamed : words.text(by)}
      foot={(leave) => (
        <>
          <Button onClick={leave}>{words.later}</Button>
          <Button variant="primary" loading={isApplying} onClick={() => void keep()}>
            {words.keep}
          </Button>
        </>
      )}
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setSides(conflicts.map(() => "mine"))}>
          {words.allMine}
        </Button>
        <Button size="sm" onClick={() => setSides(conflicts.map(() => "theirs"))}>
          {words.allTheirs}
        </Button>
      </div>
      <ul className="divide-y divide-solid rounded-row border border-default">
        {conflicts.map((entry, index) => (
          <li key={entry.path.join(" ")} className="px-4 py-3">
            <FieldGroup role="radiogroup" label={describe.name(entry)}>
              {(["mine", "theirs"] as const).map((side) => (
                <Radio
                  key={side}
                  name={`conflict-${index}`}
                  checked={sides[index] === side}
                  onChange={() => setSides(sides.map((now, at) => (at === index ? side : now)))}
                  label={
                    <>
                      <span className="font-medium text-strong">{words[side]}</span>{" "}
                      <ColourSwatch value={entry[side]} />
                      <span className="text-muted wrap-anywhere">{describe.value(entry, side)}</span>
                    </>
                  }
                />
              ))}
            </FieldGroup>
          </li>
        ))}
      </ul>
      <div className="mt-4 rounded-row bg-surface-sunken px-4 py-3 text-sm">
        <div className="flex items-center justify-between gap-3">
          <p className="font-medium text-strong">{words.notKept}</p>
          <Button variant="link" size="sm" iconBefore="copy" onClick={() => void copyLost()}>
            {common.copy}
          </Button>
        </div>
        <ul className="text-muted">
          {lost.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </WorkDialog>
  );
}

/** A swatch beside a hex colour; nothing for other values. */
function ColourSwatch({ value }: { value: unknown }) {
  if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  return (
    <span
      aria-hidden="true"
      className="me-1.5 inline-block size-4 rounded-xs align-[-0.2em] shadow-swatch"
      style={{ backgroundColor: value }}
    />
  );
}

function useDescribe({ key, merged }: DraftConflict) {
  const { setup, common } = useMessages("setup");
  const formatValue = (value: unknown, choices: ReadonlyMap<string, string>) =>
    describeValue(value, {
      none: setup.conflict.none,
      on: common.on,
      off: common.off,
      choice: (text) => choices.get(text) ?? text,
    });
  return {
    name: ({ path }: MergeConflict) => {
      const field = findFieldName(key, path);
      const language = findLanguage(key.split(":")[1] ?? "");
      const parts = [
        language ? common.languages[language] : null,
        field ? capitalise(setup.fields[field]) : null,
        ...getNamesOnPath(merged, path),
      ];
      return parts.filter((part) => part !== null).join(", ");
    },
    value: ({ path, ...sides }: MergeConflict, side: Side) =>
      formatValue(sides[side], getChoices(findFieldName(key, path), { setup, common })),
  };
}

/** As `useDescribe`, for answers: named by question or own entry, and read as guests read them. */
function useDescribeAnswers({ key, merged }: DraftConflict) {
  const messages = useMessages("setup");
  const language = useLanguage();
  const { state } = useDraft();
  const { defaultLanguage } = getEditedValue(state, "property");
  const words = useAnswerWords(key === "answers" ? [language] : [])[language] ?? null;
  if (key !== "answers") return null;
  const side = { answers: merged as Answers, defaultLanguage };
  return {
    name: ({ path }: MergeConflict) => {
      const { title, detail } = nameAnswer(path, { ...side, messages });
      return [title, detail].filter(Boolean).join(", ");
    },
    value: ({ path, mine, theirs }: MergeConflict, which: Side) => {
      const values = [mine, theirs].map((value) => ({ ...side, value })) as [AnswerSide, AnswerSide];
      const [own, other] = showAnswers(path, values, { messages, language, words });
      const shown = which === "mine" ? own : other;
      return "text" in shown ? shown.text : "";
    },
  };
}
