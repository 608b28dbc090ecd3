import { type ReactElement, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { TriggerProps } from "#app/ui/overlay/trigger-props.ts";
import type { CopyPair } from "./copy-choice.ts";

const FORM = definePart(
  () => import("./copy-form.client.tsx"),
  ({ CopyForm }) => CopyForm,
);

interface CopyButtonsProps {
  /** The button that opens the popover. */
  readonly trigger: ReactElement<TriggerProps>;
  /** Source and target language when the popover opens. */
  readonly pair: CopyPair;
  readonly onCopied?: () => void;
}

/** Popover that copies a language's buttons to another. */
export function CopyButtons({ trigger, pair, onCopied }: CopyButtonsProps) {
  const { buttons } = useMessages("setup");
  const [isOpen, setIsOpen] = useState(false);

  function finish() {
    setIsOpen(false);
    onCopied?.();
  }

  return (
    <Popover trigger={trigger} label={buttons.copy.action} align="end" open={isOpen} onOpenChange={setIsOpen}>
      <div className="w-104 max-w-[calc(100vw-3rem)] p-1">
        <LazyPart part={FORM} props={{ initial: pair, onDone: finish, onCancel: () => setIsOpen(false) }} />
      </div>
    </Popover>
  );
}
