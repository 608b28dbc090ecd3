import { useRef, useState } from "react";
import { formatDate, formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useMayManageGroup, useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { Menu, MenuItem } from "#app/ui/overlay/menu.tsx";
import { useBrowserZone } from "#app/ui/use-browser-zone.ts";
import type { Passkey } from "#domain/account/passkey.ts";
import { PASSKEYS_MAX, USER_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { usePasskeyCalls } from "./use-passkey-calls.ts";

const RENAME_DIALOG = definePart(
  () => import("#app/components/rename-dialog.client.tsx"),
  ({ RenameDialog }) => RenameDialog,
);

interface PasskeysSectionProps {
  readonly passkeys: readonly Passkey[];
  readonly now: number;
}

/** The person's passkeys: add, rename and remove. */
export function PasskeysSection({ passkeys, now }: PasskeysSectionProps) {
  const words = useMessages("passkeys");
  const { isBusy, add, rename, remove } = usePasskeyCalls();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  // The row and its menu disappear: keep the focus in the list.
  const heading = useRef<HTMLHeadingElement>(null);

  async function confirmRemoval() {
    if (!removed) return;
    if (await remove(removed)) heading.current?.focus();
    setRemoved(null);
  }

  return (
    <section className="border-t border-subtle px-6 py-5.5">
      <div className="flex flex-wrap items-start gap-x-10 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 ref={heading} tabIndex={-1} className="text-card font-semibold text-strong outline-hidden">
            {words.title}
          </h2>
          <p className="mt-0.5 max-w-100 text-pretty text-sm text-muted">{words.text}</p>
        </div>
        <Button
          iconBefore="plus"
          loading={isBusy && !removed}
          disabled={passkeys.length >= PASSKEYS_MAX}
          onClick={() => void add()}
          className="noscript:hidden"
        >
          {words.add}
        </Button>
      </div>
      <ul className="mt-3">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            now={now}
            onRename={() => setRenamed(passkey)}
            onRemove={() => setRemoved(passkey)}
          />
        ))}
      </ul>
      <AskedAgain />
      {renamed ? (
        <LazyPart
          part={RENAME_DIALOG}
          props={{
            name: renamed.name,
            lengthMax: USER_NAME_LENGTH_MAX,
            title: words.renameTitle,
            text: words.renameText,
            label: words.name,
            doneTitle: words.wasRenamed,
            onRename: (typed) => rename(renamed, typed),
            onClose: () => setRenamed(null),
          }}
        />
      ) : null}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        size="sm"
        title={words.removeQuestion(removed?.name || words.unnamed)}
        description={words.removeText}
        safeLabel={words.keep}
        confirmLabel={words.remove}
        busy={isBusy}
        busyLabel={words.removing}
        onConfirm={() => void confirmRemoval()}
      />
    </section>
  );
}

/** The actions that need a recent proof, as far as the person may take them (H4). */
function AskedAgain() {
  const { again, againText, againFor } = useMessages("passkeys");
  const { mayManage } = useRights();
  const mayManageGroup = useMayManageGroup();
  const actions = [
    againFor.passkeys,
    ...(mayManageGroup ? [againFor.access] : []),
    ...(mayManage ? [againFor.desks, againFor.erasing, againFor.record] : []),
  ];
  return (
    <details className="group/again mt-1 text-sm text-muted">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm hover:text-strong [&::-webkit-details-marker]:hidden">
        <Icon
          name="chev-down"
          size="sm"
          className="transition-transform duration-base ease-out group-open/again:rotate-180"
        />
        {again}
      </summary>
      <p className="mt-1 max-w-prose text-pretty">{againText}</p>
      <ul className="mt-1.5 flex flex-col gap-1">
        {actions.map((action) => (
          <li key={action} className="flex items-center gap-2">
            <Icon name="check" size="sm" className="text-muted" />
            {action}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly now: number;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, now, onRename, onRemove }: PasskeyRowProps) {
  const { common } = useMessages();
  const words = useMessages("passkeys");
  const language = useLanguage();
  const timeZone = useBrowserZone();
  const name = passkey.name || words.unnamed;
  const { lastUsedAt } = passkey;
  const moment =
    lastUsedAt === null
      ? words.added(formatDate(language, Date.parse(passkey.createdAt), timeZone))
      : words.used(formatRecent(language, Date.parse(lastUsedAt), { now, words: common, timeZone }));
  return (
    <li className="flex min-h-13 items-center gap-3 border-t border-subtle py-2 first:border-t-0">
      <Icon name="key" className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-strong">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-muted tabular-nums">
          {moment} · {passkey.isBackedUp ? words.synced : words.oneDevice}
        </p>
      </div>
      <Menu trigger={<IconButton icon="more" size="sm" label={words.moreOf(name)} />}>
        <MenuItem icon="pencil" onSelect={onRename}>
          {words.rename}
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={onRemove}>
          {words.remove}
        </MenuItem>
      </Menu>
    </li>
  );
}
