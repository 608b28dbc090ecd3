import { useMemo, useState } from "react";
import { useAnswerWords } from "#app/components/use-answer-words.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { QUESTION_IDS } from "#domain/answers/questions.ts";
import { type ChangeGroup, type ChangeRow, isText } from "#domain/content/changes/change-groups.ts";
import type { Piece } from "#domain/content/changes/restore-piece.ts";
import { SINGLE_SECTIONS } from "#domain/content/document.ts";
import type { AnswerWords } from "#portal/answers/answer-words.ts";
import { findLanguage } from "../language-switch.tsx";
import { useSides } from "./change-sides.tsx";
import { describeChange } from "./describe-change.ts";
import { CHANGE_GROUP_ICONS, formatGroupCounts, formatGroupTitle } from "./group-words.ts";
import type { Comparison } from "./version-drafts-context.tsx";

/** Groups with more rows are collapsed to this number. */
const LINES_SHOWN = 12;

/** Restores a piece of the earlier version into the draft. */
export interface PieceRestoring {
  /** Number of the version to restore from. */
  readonly from: number;
  readonly isBusy: boolean;
  /** Why restoring is not possible now; `null`: it is possible. */
  readonly reason: string | null;
  readonly bringBack: (piece: Piece) => void;
}

interface ChangeTableProps {
  readonly label: string;
  readonly comparison: Comparison;
  /** `null` if restoring is not possible, for example for viewers. */
  readonly bringing: PieceRestoring | null;
}

const GRID =
  "grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-3 gap-y-1 px-5 @min-[36rem]:grid-cols-[11.75rem_minmax(0,1fr)_minmax(0,1fr)_2rem]";

/** Table of changes by group: subject, before and after. As wide as its container. */
export function ChangeTable({ label, comparison, bringing }: ChangeTableProps) {
  const { changes } = useMessages("setup");
  const language = useLanguage();
  const hasAnswers = comparison.groups.some(({ name }) => name === "answers");
  const answerWords = useAnswerWords(hasAnswers ? [language] : [])[language] ?? null;
  return (
    <table aria-label={label} className="block w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{changes.what}</th>
          <th scope="col">{changes.before}</th>
          <th scope="col">{changes.after}</th>
          <th scope="col">{changes.back.action}</th>
        </tr>
      </thead>
      {comparison.groups.map((group) => (
        <GroupRows
          key={`${group.name} ${group.language ?? ""}`}
          group={group}
          comparison={comparison}
          bringing={bringing}
          answerWords={answerWords}
        />
      ))}
    </table>
  );
}

interface GroupRowsProps extends Omit<ChangeTableProps, "label"> {
  readonly group: ChangeGroup;
  readonly answerWords: AnswerWords | null;
}

function GroupRows({ group, comparison, bringing, answerWords }: GroupRowsProps) {
  const messages = useMessages("setup");
  const { changes } = messages;
  const [isOpen, setIsOpen] = useState(false);
  const title = formatGroupTitle(group, messages);
  const hidden = group.rows.length - LINES_SHOWN;
  const rows = isOpen ? group.rows : group.rows.slice(0, LINES_SHOWN);
  const piece = toPiece(group);
  const pieces = useMemo(() => getPieces(group.rows), [group.rows]);
  return (
    <tbody className="block border-t border-default">
      <tr className="flex min-h-10 items-center gap-2.5 bg-surface-sunken px-5 font-semibold text-strong">
        <th scope="rowgroup" colSpan={3} className="flex items-center gap-2.5 text-start font-semibold">
          <Icon name={CHANGE_GROUP_ICONS[group.name]} size="sm" className="text-muted" />
          {title}
        </th>
        <td className="ms-auto flex items-center gap-2 text-xs font-regular text-muted">
          {formatGroupCounts(group, messages)}
          {bringing && piece ? <RestorePieceButton bringing={bringing} piece={piece} name={title} /> : null}
        </td>
      </tr>
      {rows.map((row) => (
        <Row
          key={toKey(row)}
          row={row}
          comparison={comparison}
          bringing={bringing}
          piece={pieces.get(row) ?? null}
          answerWords={answerWords}
        />
      ))}
      {hidden > 0 ? (
        <tr className="block border-t border-subtle px-5 py-1.5">
          <td colSpan={4} className="block">
            <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? changes.fewer : changes.more(hidden)}
            </Button>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

function toKey({ change: { kind, path } }: ChangeRow): string {
  return `${kind} ${path.join(" ")}`;
}

interface RowProps extends Omit<GroupRowsProps, "group"> {
  readonly row: ChangeRow;
  /** The piece that this row's button restores; `null`: nothing to restore, or another row restores the same button. */
  readonly piece: Piece | null;
}

function Row({ row, comparison, bringing, piece, answerWords }: RowProps) {
  const messages = useMessages("setup");
  const language = useLanguage();
  const { before, after } = comparison;
  const described = describeChange(row, { before, after, messages, language, answerWords });
  const sides = useSides(described);
  const isSomeOnly =
    row.languages.length > 0 &&
    row.languages.length < after.languages.length &&
    !isText(row.change, comparison);
  return (
    <tr className={`${GRID} items-start border-t border-subtle py-2.5`}>
      <th scope="row" className="col-span-full text-start font-regular @min-[36rem]:col-span-1">
        <span className="block font-semibold text-strong wrap-anywhere" dir="auto">
          {described.title}
        </span>
        <span className="flex flex-wrap items-center gap-1 text-xs text-muted">
          <span className="wrap-anywhere">{described.detail}</span>
          {isSomeOnly
            ? row.languages.map((code) => (
                <Chip key={code} name={messages.common.languages[code]}>
                  {code}
                </Chip>
              ))
            : null}
        </span>
      </th>
      <td className="block min-w-0">{sides.before}</td>
      <td className="flex min-w-0 gap-3">
        <Icon name="arrow-right" size="sm" className="mt-0.5 text-subtle rtl:-scale-x-100" />
        <span className="min-w-0 flex-1">{sides.after}</span>
      </td>
      <td className="col-span-full -my-1 block justify-self-end @min-[36rem]:col-span-1">
        {bringing && piece ? (
          <RestorePieceButton bringing={bringing} piece={piece} name={described.title} />
        ) : null}
      </td>
    </tr>
  );
}

interface BringBackProps {
  readonly bringing: PieceRestoring;
  readonly piece: Piece;
  readonly name: string;
}

function RestorePieceButton({ bringing, piece, name }: BringBackProps) {
  const { back } = useMessages("setup").changes;
  const { isBusy, reason, from, bringBack } = bringing;
  const label = back.button(name, from);
  return (
    <IconButton
      icon="history"
      size="sm"
      label={label}
      title={reason ?? label}
      disabled={isBusy || reason !== null}
      onClick={() => bringBack(piece)}
    />
  );
}

/** The piece of a whole group: a section, or a language's buttons. */
function toPiece({ name, language }: ChangeGroup): Piece | null {
  if (name === "language" && language !== null) return { kind: "language", language };
  const section = SINGLE_SECTIONS.find((one) => one === name);
  return section ? { kind: "section", section } : null;
}

/** The answer or own entry of a change; `null`: a setting, or the earlier version does not have it. */
function toAnswerPiece({ path, kind }: ChangeRow["change"]): Piece | null {
  const [, root, key = ""] = path;
  if (path.length === 3 && kind === "added") return null;
  if (root === "entries") return { kind: "entry", id: key };
  const question = QUESTION_IDS.find((id) => id === key);
  return root === "byQuestion" && question ? { kind: "answer", question } : null;
}

/** The piece of each row. A button is restored as a whole, by its first row, in all its changed languages. */
function getPieces(rows: readonly ChangeRow[]): ReadonlyMap<ChangeRow, Piece> {
  const pieces = new Map<ChangeRow, Piece>();
  const seen = new Set<string>();
  for (const row of rows) {
    const { path, kind } = row.change;
    const [root, key = "", , id] = path;
    const language = findLanguage(key);
    if (root === "qr") pieces.set(row, { kind: "section", section: "qr" });
    if (root === "answers") {
      const piece = toAnswerPiece(row.change);
      // Several changes of an own entry are restored together, by its first row.
      if (piece && !seen.has(JSON.stringify(piece))) pieces.set(row, piece);
      seen.add(JSON.stringify(piece));
    }
    if (root === "languages" && kind === "removed" && language)
      pieces.set(row, { kind: "language", language });
    if (root !== "buttons" || id === undefined || seen.has(id)) continue;
    seen.add(id);
    // An added button does not exist in the earlier version.
    if (path.length === 4 && kind === "added") continue;
    const same = rows.filter(({ change }) => change.path[3] === id);
    const [only, ...others] = new Set(same.flatMap(({ languages }) => languages));
    pieces.set(row, { kind: "button", id, ...(only && others.length === 0 ? { language: only } : {}) });
  }
  return pieces;
}
