import { type ReactElement, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { CopyPair } from "./copy-choice.ts";
import { CopyForm } from "./copy-form.tsx";

/** Opens in the browser alone; the Worker goes without its code. */
const Form = import.meta.env.SSR ? () => null : CopyForm;

interface CopyButtonsProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** The two languages that it opens with. */
  readonly pair: CopyPair;
  readonly onCopied?: () => void;
}

/** Copies a language's buttons to another, asked for beside its button. */
export function CopyButtons({ trigger, pair, onCopied }: CopyButtonsProps) {
  const { buttons } = useMessages();
  const [isOpen, setIsOpen] = useState(false);

  function finish() {
    setIsOpen(false);
    onCopied?.();
  }

  return (
    <Popover trigger={trigger} label={buttons.copy.action} align="end" open={isOpen} onOpenChange={setIsOpen}>
      <div className="w-104 max-w-[calc(100vw-3rem)] p-1">
        <Form initial={pair} onDone={finish} onCancel={() => setIsOpen(false)} />
      </div>
    </Popover>
  );
}
