import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { parseWebAddress } from "#domain/web-address.ts";

const BAR = "flex items-end gap-2 border-b border-subtle bg-surface-sunken p-2.5";

/** Sets or removes the link of the selection; without a selection, inserts the address as text. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { buttons, common, problems } = useMessages("setup");
  const words = buttons.rich;
  const before = editor.getAttributes("link").href;
  const [typed, setTyped] = useState(typeof before === "string" ? before : "");
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();

  function apply() {
    const href = parseWebAddress(typed);
    if (href === null) return setIsWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && before === undefined) {
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).run();
    }
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    <div className={BAR}>
      <TextField
        id={id}
        label={words.linkAddress}
        size="sm"
        className="flex-1"
        dir="ltr"
        type="url"
        placeholder="https://"
        autoFocus
        value={typed}
        error={isWrong ? problems.fields.invalid_url : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            apply();
          }
          if (event.key === "Escape") {
            event.stopPropagation();
            onClose();
            editor.commands.focus();
          }
        }}
      />
      {before === undefined ? null : (
        <IconButton icon="trash" size="sm" label={words.linkRemove} onClick={remove} />
      )}
      <Button size="sm" onClick={apply}>
        {words.linkApply}
      </Button>
      <IconButton icon="close" size="sm" label={common.close} onClick={onClose} />
    </div>
  );
}

interface PictureBarProps {
  readonly editor: Editor;
  readonly alt: string;
  readonly onEdit: () => void;
}

/** Alternative text of the selected picture, with buttons to crop and remove it. */
export function PictureBar({ editor, alt, onEdit }: PictureBarProps) {
  const { buttons, pictures } = useMessages("setup");
  const words = buttons.rich;
  return (
    <div className={BAR}>
      <TextField
        label={words.pictureAlt}
        hint={words.pictureAltHint}
        size="sm"
        className="flex-1"
        dir="auto"
        maxLength={200}
        value={alt}
        onChange={(event) => editor.commands.updateAttributes("picture", { alt: event.currentTarget.value })}
      />
      <IconButton icon="crop" size="sm" label={pictures.title} onClick={onEdit} />
      <IconButton
        icon="trash"
        size="sm"
        label={words.pictureRemove}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      />
    </div>
  );
}
