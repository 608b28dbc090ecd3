import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { Cell, DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { GuestData, GuestDataKind } from "#domain/guest/guest-data.ts";
import { CLOSED_KINDS, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";
import { MESSAGE_PATHS, type MessagePath } from "#domain/guest/messages/message-path.ts";
import { asAtLeast } from "./as-at-least.ts";
import { KIND_ICONS } from "./kind-icons.ts";
import { useKeptDays } from "./use-kept-days.ts";
import { useMoment } from "./use-moment.ts";

/** Kinds whose days begin when staff close a message. */
const CLOSED_PATHS: readonly MessagePath[] = CLOSED_KINDS.map((name) => MESSAGE_KINDS[name].path);

const OFFERED_DAYS = [1, 7, 14, 30, 60, 90, 180, 365, 730, 1_095, 3_650];

/** How long each kind is kept, how much there is and how much goes next. A shorter time asks first. */
export function KeptCard({ guestData }: { readonly guestData: GuestData }) {
  const words = useMessages().settings.guestData;
  const language = useLanguage();
  const momentOf = useMoment();
  const { keptDays, atLeast, nextDeletionAt } = guestData;
  const { asked, isBusy, choose, confirm, leave } = useKeptDays(guestData);
  const count = (name: "held" | "due", kind: GuestDataKind) => {
    const value = guestData[name][kind];
    const text = formatNumber(language, value);
    return atLeast[name].includes(kind) ? asAtLeast(language, text, value) : text;
  };
  const moreDue = (shorter: NonNullable<typeof asked>) => {
    const text = words.moreDue(shorter.more);
    return shorter.isCut ? asAtLeast(language, text, shorter.more) : text;
  };
  const questions: Readonly<Record<MessagePath, (days: string) => string>> = words.keep;
  const choicesOf = (days: number) =>
    [...new Set([...OFFERED_DAYS, days])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: words.days(value) }));
  return (
    <Card flush title={words.kept} description={words.next(momentOf(nextDeletionAt))}>
      <DataTable aria-label={words.kept}>
        <thead>
          <tr>
            <HeaderCell>{words.kind}</HeaderCell>
            <HeaderCell>{words.keptFor}</HeaderCell>
            <HeaderCell numeric>{words.held}</HeaderCell>
            <HeaderCell numeric>{words.due}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {MESSAGE_PATHS.map((kind) => (
            <tr key={kind}>
              <KindCell
                icon={KIND_ICONS[kind]}
                label={words[kind]}
                hint={CLOSED_PATHS.includes(kind) ? words.requestsHint : ""}
              />
              <Cell className="py-2">
                <SelectField
                  className="w-38"
                  label={`${words.keptFor}: ${words[kind]}`}
                  labelHidden
                  value={String(asked?.kind === kind ? asked.days : keptDays[kind])}
                  disabled={isBusy}
                  options={choicesOf(keptDays[kind])}
                  onChange={(event) => void choose(kind, Number(event.currentTarget.value))}
                />
              </Cell>
              <Cell className="text-end tabular-nums">{count("held", kind)}</Cell>
              <Cell className="text-end tabular-nums">{count("due", kind)}</Cell>
            </tr>
          ))}
          <tr>
            <KindCell icon="check-circle" label={words.consents} hint="" />
            <Cell>
              <span className="block max-w-56 whitespace-normal text-muted">{words.consentsKept}</span>
            </Cell>
            <Cell className="text-end tabular-nums">{count("held", "consents")}</Cell>
            <Cell className="text-end tabular-nums">{count("due", "consents")}</Cell>
          </tr>
        </tbody>
      </DataTable>
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={leave}
          title={questions[asked.kind](words.days(asked.days))}
          description={`${moreDue(asked)} ${words.noWayBack}`}
          safeLabel={words.keepAsIs(words.days(keptDays[asked.kind]))}
          confirmLabel={words.shorten(words.days(asked.days))}
          busy={isBusy}
          busyLabel={words.saving}
          onConfirm={() => void confirm()}
        />
      ) : null}
    </Card>
  );
}

function KindCell({
  icon,
  label,
  hint,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
}) {
  return (
    <Cell className="py-2">
      <span className="flex items-start gap-2.5 whitespace-normal">
        <Icon name={icon} className="mt-px flex-none text-muted" />
        <span>
          <span className="font-medium text-strong">{label}</span>
          {hint === "" ? null : <span className="block max-w-50 text-xs text-muted">{hint}</span>}
        </span>
      </span>
    </Cell>
  );
}
