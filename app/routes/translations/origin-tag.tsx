import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { DraftOrigin } from "#domain/translation/translation-draft.ts";

/** Where a draft comes from: filled for the phrasebook, dashed for a machine. */
export function OriginTag({ origin }: { origin: DraftOrigin }) {
  const { translations: words } = useMessages("translations");
  return (
    <span
      className={classNames(
        "inline-flex h-5 flex-none items-center gap-1 rounded-[5px] border ps-1.25 pe-1.75 text-2xs/none font-semibold whitespace-nowrap",
        origin === "phrasebook"
          ? "border-success bg-success-surface text-success"
          : "border-dashed border-current text-plum",
      )}
    >
      <Icon name={origin === "phrasebook" ? "book" : "spark"} size="xs" />
      {words.origins[origin]}
    </span>
  );
}
