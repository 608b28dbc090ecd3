import { useRef, useState } from "react";
import { channelIcon } from "#app/components/social-names.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useSortable } from "#app/ui/layout/use-sortable.ts";
import { belongsToChannel, formatExampleAddress, type SocialChannel } from "#domain/content/social.ts";
import { readChannelAddress } from "#domain/content/social-schema.ts";
import { useApply } from "../draft/apply-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";

/** Button of the menu that adds channels; gets the focus briefly when the menu closes. */
export const ADD_CHANNEL_ID = "add-channel";

/** Example for WhatsApp: a number, which most people know better than their address. */
const WHATSAPP_EXAMPLE = "+44123456789";

interface ChannelRowProps {
  readonly channel: SocialChannel;
  readonly name: string;
  readonly url: string;
  /** Index in the draft, which changes only when a dragged row is dropped. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the row is being dragged. It is then rendered where it would land. */
  readonly isLifted: boolean;
  readonly onUrl: (url: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onLift: () => void;
  readonly onOver: (lifted: string) => void;
  readonly onDrop: (landed: boolean) => void;
}

/** A channel: position, address and remove button. */
export function ChannelRow(props: ChannelRowProps) {
  const { channel, name, url, index, isFirst, isLast, isLifted, onUrl, onMove, onRemove } = props;
  const { onLift, onOver, onDrop } = props;
  const { social } = useMessages("setup").setup;
  const [isTouched, setIsTouched] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  useSortable(row, { id: channel, list: "social-channels", onLift, onOver, onDrop }, grip);
  const isSaved = useIsSaved(channel);
  const example = formatExampleAddress(channel, social.yourName);
  const error = useAddressError({ channel, name, url, index, example });
  // Show no error in a row that was just added.
  const isJudged = isTouched || isSaved;
  return (
    <li
      ref={row}
      data-channel={channel}
      className={classNames(
        "grid grid-cols-[1.25rem_auto_2.25rem_5.5rem_minmax(0,1fr)_auto] items-start gap-x-2.5 rounded-row",
        isLifted && "bg-surface-selected outline-1 outline-dashed outline-focus",
      )}
    >
      <span ref={grip} className="grid h-10 cursor-grab place-items-center text-icon-quiet">
        <Icon name="drag" size="sm" />
      </span>
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
        <Icon name={channelIcon(channel)} />
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
        placeholder={channel === "whatsapp" ? WHATSAPP_EXAMPLE : example}
        value={url}
        error={isJudged ? error : undefined}
        onChange={(event) => onUrl(event.currentTarget.value)}
        onBlur={(event) => {
          if (event.relatedTarget?.id !== ADD_CHANNEL_ID) setIsTouched(true);
        }}
      />
      <IconButton icon="trash" label={social.remove(name)} onClick={onRemove} />
    </li>
  );
}

function useIsSaved(channel: SocialChannel): boolean {
  const { state } = useDraft();
  return state.social?.saved.channels.some((entry) => entry.channel === channel) ?? false;
}

interface Address extends Pick<ChannelRowProps, "channel" | "name" | "url" | "index"> {
  readonly example: string;
}

/** Error of an address. For another channel's address it names that channel, which the API's code does not [S132]. */
function useAddressError({ channel, name, url, index, example }: Address): string | undefined {
  const { social } = useMessages("setup").setup;
  const { findError } = useApply();
  if (url === "") return social.withoutUrl;
  const read = readChannelAddress(channel, url);
  if ("url" in read && !belongsToChannel(channel, read.url)) return social.wrongChannel(name, example);
  return findError("social", `channels.${index}.url`);
}
