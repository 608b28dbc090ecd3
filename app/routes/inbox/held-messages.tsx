import { type ReactNode, useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { OlderButton } from "./older-button.tsx";
import type { Page } from "./use-pages.ts";

interface HeldMessagesProps<Item> {
  readonly read: (cursor: string | undefined) => Promise<Page<Item> | null>;
  /** Buttons to settle the group, below its messages. */
  readonly settling: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/**
 * Messages of a held group, newest first, loaded when it is opened. The buttons appear together with them:
 * earlier they would move while being pressed.
 */
export function HeldMessages<Item extends { readonly id: string }>({
  read,
  settling,
  children,
}: HeldMessagesProps<Item>) {
  const held = useMessages().inbox.held;
  const [page, setPage] = useState<Page<Item> | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const { isBusy, run } = useApiAction();

  const readOn = () =>
    run(async () => {
      const older = await read(page?.nextCursor);
      if (older) setPage({ items: [...(page?.items ?? []), ...older.items], nextCursor: older.nextCursor });
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the group is opened.
  useEffect(() => {
    void readOn().then(() => setHasAsked(true));
  }, []);

  if (!hasAsked) return <Skeleton className="mx-5 my-4 h-12" />;
  return (
    <>
      {page?.items.length === 0 ? <p className="px-5 py-3.5 text-sm text-muted">{held.empty}</p> : null}
      <ul className="max-h-96 divide-y divide-solid divide-(--border-subtle) overflow-y-auto empty:hidden">
        {page?.items.map(children)}
      </ul>
      {page?.nextCursor ? <OlderButton isLoading={isBusy} onPress={() => void readOn()} /> : null}
      {settling}
    </>
  );
}
