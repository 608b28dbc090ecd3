import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { type FontId, getFont } from "#domain/look/font.ts";
import { InFont } from "./in-font.tsx";

interface FontCardProps {
  readonly id: FontId;
  /** Texts that use it. */
  readonly role: string;
  readonly onRemove: () => void;
}

/** A custom font: sample, use and remove button. */
export function FontCard({ id, role, onRemove }: FontCardProps) {
  const { setup } = useMessages("setup");
  const { name } = getFont(id);
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-row border border-default ps-3.5 pe-2">
      <span aria-hidden="true" className="flex-none text-strong">
        <InFont id={id} className="text-2xl">
          Aa
        </InFont>
      </span>
      <span className="min-w-0 flex-1 py-1.5">
        <TruncatedText as="b" className="text-sm font-semibold text-strong" text={name} />
        <span className="block text-xs text-muted">{role}</span>
      </span>
      <IconButton icon="close" size="sm" label={setup.theme.removeFont(name)} onClick={onRemove} />
    </li>
  );
}
