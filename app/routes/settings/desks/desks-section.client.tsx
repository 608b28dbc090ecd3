import { useRef, useState } from "react";
import { formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { Menu, MenuItem } from "#app/ui/overlay/menu.tsx";
import { useBrowserZone } from "#app/ui/use-browser-zone.ts";
import type { Desk } from "#domain/account/desk.ts";
import { DESK_NAME_LENGTH_MAX, DESKS_MAX } from "#domain/limits.ts";
import { type CodedDesk, useDesks } from "./use-desks.ts";

const FIELD_DIALOG = definePart(
  () => import("./desk-field-dialog.client.tsx"),
  ({ DeskFieldDialog }) => DeskFieldDialog,
);
const RENAME_DIALOG = definePart(
  () => import("#app/components/rename-dialog.client.tsx"),
  ({ RenameDialog }) => RenameDialog,
);
const PAIR_DIALOG = definePart(
  () => import("./pair-dialog.client.tsx"),
  ({ PairDialog }) => PairDialog,
);

/** The open dialog: a field of a desk, or the question before a desk ends. */
type Opened = { readonly kind: "add" } | { readonly kind: "name" | "minutes" | "end"; readonly desk: Desk };

/** Shared desks of the active property (H3), for its owners. Quiet while there are none. */
export function DesksSection() {
  const { settings: words } = useMessages("desk");
  const calls = useDesks();
  const { desks, isBusy } = calls;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [coded, setCoded] = useState<CodedDesk | null>(null);
  // The row and its menu disappear: keep the focus in the list.
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpened(null);
  const isFull = desks !== null && desks.length >= DESKS_MAX;
  const ended = opened?.kind === "end" ? opened.desk : null;

  async function confirmEnd() {
    if (!ended) return;
    await calls.end(ended);
    close();
    heading.current?.focus();
  }

  return (
    <section className="border-t border-subtle px-6 py-5.5">
      <div className="flex flex-wrap items-start gap-x-10 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 ref={heading} tabIndex={-1} className="text-card font-semibold text-strong outline-hidden">
            {words.title}
          </h2>
          <p className="mt-0.5 max-w-100 text-pretty text-sm text-muted">
            {isFull ? words.full : words.text}
          </p>
        </div>
        <Button
          variant={desks?.length ? "secondary" : "link"}
          iconBefore="plus"
          disabled={desks === null || isFull}
          onClick={() => setOpened({ kind: "add" })}
        >
          {words.add}
        </Button>
      </div>
      {desks?.length ? (
        <ul className="mt-3">
          {desks.map((desk) => (
            <DeskRow
              key={desk.id}
              desk={desk}
              onOpen={(kind) => setOpened({ kind, desk })}
              onCode={() => void calls.renewCode(desk, setCoded)}
            />
          ))}
        </ul>
      ) : null}
      <FieldDialog
        opened={opened}
        calls={calls}
        onClose={close}
        onCoded={(next) => {
          close();
          setCoded(next);
        }}
      />
      {coded ? (
        <LazyPart part={PAIR_DIALOG} props={{ coded, load: calls.load, onClose: () => setCoded(null) }} />
      ) : null}
      <ConfirmDialog
        open={ended !== null}
        onOpenChange={close}
        size="sm"
        title={words.endQuestion(ended?.name ?? "")}
        description={words.endText}
        safeLabel={words.keep}
        confirmLabel={words.end}
        busy={isBusy}
        busyLabel={words.ending}
        onConfirm={() => void confirmEnd()}
      />
    </section>
  );
}

interface FieldDialogProps {
  readonly opened: Opened | null;
  readonly calls: ReturnType<typeof useDesks>;
  readonly onClose: () => void;
  readonly onCoded: (coded: CodedDesk) => void;
}

/** The dialog for a new desk, a name or the minutes. */
function FieldDialog({ opened, calls, onClose, onCoded }: FieldDialogProps) {
  const { common } = useMessages();
  const { settings: words } = useMessages("desk");
  if (opened === null || opened.kind === "end") return null;
  const { isBusy } = calls;
  const shared = { isBusy, onClose };
  if (opened.kind === "add") {
    const props = {
      ...shared,
      icon: "monitor",
      title: words.addTitle,
      text: words.addText,
      label: words.name,
      initial: words.suggestion((calls.desks?.length ?? 0) + 1),
      submit: words.toCode,
      onSave: (name: string) => calls.add(name, onCoded),
    } as const;
    return <LazyPart part={FIELD_DIALOG} props={props} />;
  }
  const { desk } = opened;
  if (opened.kind === "name") {
    const props = {
      name: desk.name,
      lengthMax: DESK_NAME_LENGTH_MAX,
      title: words.renameTitle,
      text: words.renameText,
      label: words.name,
      doneTitle: words.renamed,
      onRename: (typed: string) => calls.rename(desk, typed),
      onClose,
    };
    return <LazyPart part={RENAME_DIALOG} props={props} />;
  }
  const props = {
    ...shared,
    icon: "clock",
    title: words.minutesTitle,
    text: words.minutesText(desk.name),
    label: words.minutesLabel,
    initial: String(desk.quietMinutes),
    inputMode: "numeric",
    submit: common.save,
    onSave: (minutes: string) => calls.setMinutes(desk, Number(minutes), onClose),
  } as const;
  return <LazyPart part={FIELD_DIALOG} props={props} />;
}

interface DeskRowProps {
  readonly desk: Desk;
  readonly onOpen: (kind: "name" | "minutes" | "end") => void;
  readonly onCode: () => void;
}

function DeskRow({ desk, onOpen, onCode }: DeskRowProps) {
  const { settings: words } = useMessages("desk");
  const now = useDescribeUse()(desk);
  const facts = [
    now,
    ...(desk.pairedAt === null ? [] : [words.pairedBy(desk.pairedBy)]),
    words.minutes(desk.quietMinutes),
  ];
  return (
    <li className="flex min-h-13 items-center gap-3 border-t border-subtle py-2 first:border-t-0">
      <Icon name="monitor" className={desk.person ? "text-success-icon" : "text-muted"} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-strong">
          <bdi>{desk.name}</bdi>
        </p>
        <p className="text-xs text-muted tabular-nums">{facts.join(" · ")}</p>
      </div>
      <Menu trigger={<IconButton icon="more" size="sm" label={words.more(desk.name)} />}>
        <MenuItem icon="pencil" onSelect={() => onOpen("name")}>
          {words.rename}
        </MenuItem>
        <MenuItem icon="clock" onSelect={() => onOpen("minutes")}>
          {words.changeMinutes}
        </MenuItem>
        <MenuItem icon="key" onSelect={onCode}>
          {words.newCode}
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => onOpen("end")}>
          {words.end}
        </MenuItem>
      </Menu>
    </li>
  );
}

/** "Imogen is there", "Last used …", or why nobody was. */
function useDescribeUse(): (desk: Desk) => string {
  const { common } = useMessages();
  const { settings: words } = useMessages("desk");
  const language = useLanguage();
  const timeZone = useBrowserZone();
  const { now } = useSession();
  return ({ person, pairedAt, lastAt }) => {
    if (person) return words.here(person.displayName);
    if (pairedAt === null) return words.unpaired;
    if (lastAt === null) return words.unused;
    return words.lastUsed(formatRecent(language, Date.parse(lastAt), { now, words: common, timeZone }));
  };
}
