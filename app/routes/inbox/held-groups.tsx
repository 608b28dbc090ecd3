import { type ReactNode, Suspense, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { HeldGroup } from "#domain/guest/held-messages.ts";
import type { MessagePath } from "#domain/guest/messages/message-path.ts";

interface HeldGroupsProps {
  readonly kind: MessagePath;
  readonly groups: readonly HeldGroup[];
  /** The messages of an opened group, with the buttons to settle it. */
  readonly children: (heldGroup: string, settling: ReactNode) => ReactNode;
}

/** Groups of held messages, above the list of all other messages. */
export function HeldGroups({ kind, groups, children }: HeldGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ul className="divide-y divide-solid divide-(--border-subtle) border-t border-subtle bg-warn-surface">
        {groups.map((group) => (
          <HeldGroupItem key={group.heldGroup} kind={kind} group={group}>
            {children}
          </HeldGroupItem>
        ))}
      </ul>
    </Suspense>
  );
}

function HeldGroupItem({
  kind,
  group,
  children,
}: Pick<HeldGroupsProps, "kind" | "children"> & { readonly group: HeldGroup }) {
  const held = useMessages().inbox.held;
  const { common } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const { now } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const { heldGroup, count, firstAt, lastAt } = group;
  const { timeZone } = property;
  const when = (time: string) => formatRecent(language, Date.parse(time), { now, words: common, timeZone });
  return (
    <li>
      <div className="flex items-start gap-3 px-5 py-3.5">
        <Icon name="alert" className="mt-px flex-none text-warn-icon" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-strong">{held.line(count)}</p>
          <p className="text-sm text-muted">{held.reason}</p>
          <p className="text-sm text-muted">{held.between(when(firstAt), when(lastAt))}</p>
        </div>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={`${isOpen ? held.hide : held.show}: ${held.line(count)}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? held.hide : held.show}
          <Icon name="chev-down" size="sm" className={classNames(isOpen && "rotate-180")} />
        </Button>
      </div>
      <div id={bodyId} hidden={!isOpen} className="border-t border-subtle bg-surface-raised">
        {isOpen ? children(heldGroup, <Settling kind={kind} group={group} />) : null}
      </div>
    </li>
  );
}

function Settling({
  kind,
  group: { heldGroup, count },
}: {
  readonly kind: MessagePath;
  readonly group: HeldGroup;
}) {
  const sayRefused = useRefusalToast();
  const held = useMessages().inbox.held;
  const { property, licence } = useActiveProperty();
  const { connect } = useSession();
  const { mayServe } = useRights();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const [isAsking, setIsAsking] = useState(false);
  const isOff = !licence.isValid || !mayServe;

  const decide = (action: "release" | "delete") =>
    run(async () => {
      const group = connect().api.api.properties[":propertyId"].held[":kind"][":heldGroup"];
      const param = { propertyId: property.id, kind, heldGroup };
      const answer =
        action === "release" ? await group.release.$post({ param }) : await group.$delete({ param });
      setIsAsking(false);
      if (!answer.ok) {
        await sayRefused(answer, held.failed);
        return;
      }
      const settled = (await answer.json()).count;
      const done = action === "release" ? held.released(settled) : held.removed(settled);
      showToast({ tone: "success", title: settled === 0 ? held.settled : done });
      await revalidate();
    });

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-subtle px-5 py-3.5">
      <p className="min-w-48 flex-1 text-sm text-muted">{held.releaseHint}</p>
      <div className="flex flex-none gap-2">
        <Button
          size="sm"
          iconBefore="trash"
          disabled={isOff || (isBusy && !isAsking)}
          onClick={() => setIsAsking(true)}
        >
          {held.remove}
        </Button>
        <Button
          size="sm"
          iconBefore="check"
          loading={isBusy && !isAsking}
          disabled={isOff}
          onClick={() => void decide("release")}
        >
          {held.release}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        size="sm"
        title={held.question(count)}
        description={held.warning}
        safeLabel={held.keep}
        confirmLabel={held.confirm}
        busy={isBusy}
        busyLabel={held.running}
        onConfirm={() => void decide("delete")}
      />
    </div>
  );
}
