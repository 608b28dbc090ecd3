import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import type { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { Cell, DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { GuestData, GuestDataKind } from "#domain/guest/guest-data.ts";
import { CLOSED_KINDS, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";
import { MESSAGE_PATHS, type MessagePath } from "#domain/guest/messages/message-path.ts";
import { formatAtLeast } from "./format-at-least.ts";
import { GUEST_DATA_ICONS } from "./kind-icons.ts";
import { useGuestDataWords } from "./use-guest-data-words.ts";
import { useMoment } from "./use-moment.ts";

/** Kinds whose retention starts when staff close a message. */
const CLOSED_PATHS: readonly MessagePath[] = CLOSED_KINDS.map((name) => MESSAGE_KINDS[name].path);

const OFFERED_DAYS = [1, 7, 14, 30, 60, 90, 180, 365, 730, 1_095, 3_650];

/** Retention of each kind, with current and due counts. A shorter period asks for confirmation. */
export function KeptCard({ guestData }: { readonly guestData: GuestData }) {
  const words = useGuestDataWords();
  const language = useLanguage();
  const toMoment = useMoment();
  const { keptDays, atLeast, nextDeletionAt } = guestData;
  const { asked, isBusy, choose, confirm, leave } = useKeptDays(guestData);
  const count = (name: "held" | "due", kind: GuestDataKind) => {
    const value = guestData[name][kind];
    const text = formatNumber(language, value);
    return atLeast[name].includes(kind) ? formatAtLeast(language, text, value) : text;
  };
  const moreDue = (shorter: NonNullable<typeof asked>) => {
    const text = words.moreDue(shorter.more);
    return shorter.isCut ? formatAtLeast(language, text, shorter.more) : text;
  };
  const questions: Readonly<Record<MessagePath, (days: string) => string>> = words.keep;
  const getChoices = (days: number) =>
    [...new Set([...OFFERED_DAYS, days])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: words.days(value) }));
  return (
    <Card flush title={words.kept} description={words.next(toMoment(nextDeletionAt))}>
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
                icon={GUEST_DATA_ICONS[kind]}
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
                  options={getChoices(keptDays[kind])}
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

interface Asked {
  readonly kind: MessagePath;
  readonly days: number;
  /** Additional entries that the shorter period deletes at the next run. */
  readonly more: number;
  /** Whether the count is "at least". */
  readonly isCut: boolean;
}

/** Changes a kind's retention: a longer period at once, a shorter one after confirming what it deletes. */
function useKeptDays({ keptDays, due }: GuestData) {
  const sayRefused = useRefusalToast();
  const words = useGuestDataWords();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const routes = () => connect().api.api.properties[":propertyId"]["guest-data"];
  const param = { propertyId: property.id };

  const refused = async (answer: Parameters<typeof readProblem>[0]) => {
    await sayRefused(answer, words.saveFailed);
    // Another person may have changed the period: refetch.
    await revalidate();
  };

  const save = async (kind: MessagePath, days: number) => {
    const answer = await routes()["kept-days"].$put({ param, json: { kind, from: keptDays[kind], days } });
    setAsked(null);
    if (!answer.ok) return refused(answer);
    showToast({ tone: "success", title: words.saved(words.days(days)) });
    await revalidate();
  };

  const choose = (kind: MessagePath, days: number) =>
    run(async () => {
      if (days >= keptDays[kind]) return save(kind, days);
      const answer = await routes().$get({ param, query: { [kind]: String(days) } });
      if (!answer.ok) return refused(answer);
      const supposed = await answer.json();
      const more = Math.max(0, supposed.due[kind] - due[kind]);
      setAsked({ kind, days, more, isCut: supposed.atLeast.due.includes(kind) });
    });

  const confirm = () =>
    run(async () => {
      if (asked) await save(asked.kind, asked.days);
    });

  return { asked, isBusy, choose, confirm, leave: () => setAsked(null) };
}
