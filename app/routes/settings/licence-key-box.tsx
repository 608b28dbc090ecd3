import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";

const SHOWN_MS = 2_000;

/** The licence key and a button that copies it. */
export function LicenceKeyBox({ licenceKey }: { licenceKey: string }) {
  const words = useMessages().settings.licenceKey;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(licenceKey);
    setIsCopied(true);
  }

  return (
    <div className="flex h-10 min-w-0 flex-1 items-center justify-between gap-2 rounded-md border border-default bg-surface-sunken ps-3 pe-1">
      <span className="truncate text-xs tracking-hex text-strong tabular-nums">{licenceKey}</span>
      <IconButton
        icon={isCopied ? "check" : "copy"}
        label={words.copy}
        size="sm"
        onClick={() => void copy()}
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? words.copied : ""}</span>
      </VisuallyHidden>
    </div>
  );
}
