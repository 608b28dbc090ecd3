import type { ReactNode } from "react";
import { useRights } from "#app/session/role-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { OpenedElsewhere } from "./opened-elsewhere.tsx";

interface AnswerRowProps {
  /** The question's or entry's id. */
  readonly id: string;
  /** Finds the row among its neighbours; see `moveInRows`. */
  readonly mark: { readonly "data-question": string } | { readonly "data-entry": string };
  readonly icon: IconName;
  readonly name: ReactNode;
  /** The answer or content in one line. */
  readonly line: string;
  /** State at the end. */
  readonly children: ReactNode;
  /** Whether Tab reaches this row; arrows reach the others. */
  readonly isTabStop: boolean;
  readonly onOpen: () => void;
}

/** A closed question or own entry. Viewers get no button. */
export function AnswerRow({ id, mark, icon, name, line, children, isTabStop, onOpen }: AnswerRowProps) {
  const { mayEdit } = useRights();
  const content = (
    <>
      <span>
        <Icon name={icon} size="sm" />
      </span>
      <span>
        <span dir="auto">{name}</span>
        <TruncatedText as="span" text={line} />
      </span>
      <span>
        <OpenedElsewhere id={id} />
        {children}
      </span>
    </>
  );
  if (!mayEdit) return <div className="answer-row">{content}</div>;
  return (
    <button {...mark} type="button" tabIndex={isTabStop ? 0 : -1} onClick={onOpen} className="answer-row">
      {content}
    </button>
  );
}
