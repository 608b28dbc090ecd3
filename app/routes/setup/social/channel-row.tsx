import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { SocialChannel } from "#domain/content/social.ts";
import { useApply } from "../apply-context.tsx";
import { useDraft } from "../draft-context.tsx";
import { CHANNEL_ICONS } from "../social-names.ts";

interface ChannelRowProps {
  readonly channel: SocialChannel;
  readonly name: string;
  readonly url: string;
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onUrl: (url: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One channel: its place, its address, and its way out. */
export function ChannelRow({
  channel,
  name,
  url,
  index,
  isFirst,
  isLast,
  onUrl,
  onMove,
  onRemove,
}: ChannelRowProps) {
  const { social } = useMessages().setup;
  const { state } = useDraft();
  const { errorOf } = useApply();
  const [isTouched, setIsTouched] = useState(false);
  const isSaved = state.social?.saved.channels.some((entry) => entry.channel === channel) ?? false;
  // Nobody is told off for a row that they have only just added.
  const isJudged = isTouched || isSaved;
  const error = url === "" ? social.withoutUrl : errorOf("social", `channels.${index}.url`);
  return (
    <li className="grid grid-cols-[auto_2.25rem_5.5rem_minmax(0,1fr)_auto] items-start gap-3">
      <div className="flex h-10 items-center">
        <IconButton
          id={`up-${channel}`}
          size="sm"
          icon="chev-up"
          label={social.moveUp(name)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          id={`down-${channel}`}
          size="sm"
          icon="chev-down"
          label={social.moveDown(name)}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </div>
      <span className="mt-0.5 grid size-9 place-items-center rounded-md bg-surface-neutral text-on-neutral">
        <Icon name={CHANNEL_ICONS[channel]} />
      </span>
      <span className="flex h-10 items-center text-sm font-medium text-strong">{name}</span>
      <TextField
        id={`social-${channel}`}
        label={social.address(name)}
        labelHidden
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={url}
        error={isJudged ? error : undefined}
        onChange={(event) => onUrl(event.currentTarget.value)}
        onBlur={() => setIsTouched(true)}
      />
      <IconButton icon="trash" label={social.remove(name)} onClick={onRemove} />
    </li>
  );
}
