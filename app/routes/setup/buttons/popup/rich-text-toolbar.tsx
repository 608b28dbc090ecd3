import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { InsertAnswer } from "../../answers/insert-answer.tsx";
import { HEADING_LEVEL } from "./rich-text-json.ts";

interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly isLinking: boolean;
  readonly onLink: () => void;
  readonly onPicture: (file: File) => void;
  readonly language: ContentLanguage;
}

/** The toolbar: a single tab stop; arrows move between its buttons. */
export function RichTextToolbar({ editor, isLinking, onLink, onPicture, language }: RichTextToolbarProps) {
  const { buttons } = useMessages("setup");
  const words = buttons.rich;
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      heading: now.isActive("heading"),
      list: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      link: now.isActive("link"),
      canUndo: now.can().undo(),
    }),
  });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || !bar.current) return;
    event.preventDefault();
    const all = [...bar.current.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const index = all.findIndex((button) => button.matches(":focus"));
    all.at((index + step + all.length) % all.length)?.focus();
  }

  const run = () => editor.chain().focus();
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.toolbar}
      onKeyDown={move}
      className="flex items-center gap-0.5 border-b border-default bg-surface-sunken p-1"
    >
      <Tool
        icon="bold"
        label={words.bold}
        pressed={active.bold}
        first
        onPress={() => run().toggleBold().run()}
      />
      <Tool
        icon="italic"
        label={words.italic}
        pressed={active.italic}
        onPress={() => run().toggleItalic().run()}
      />
      <Divider />
      <Tool
        label={words.heading}
        pressed={active.heading}
        onPress={() => run().toggleHeading({ level: HEADING_LEVEL }).run()}
      >
        <span aria-hidden="true" className="text-sm font-semibold">
          H
        </span>
      </Tool>
      <Tool
        icon="list"
        label={words.list}
        pressed={active.list}
        onPress={() => run().toggleBulletList().run()}
      />
      <Tool
        icon="list-numbered"
        label={words.numbers}
        pressed={active.numbers}
        onPress={() => run().toggleOrderedList().run()}
      />
      <Tool icon="link" label={words.link} pressed={active.link || isLinking} onPress={onLink} />
      <Tool icon="image" label={words.picture} onPress={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        tabIndex={-1}
        aria-label={words.picture}
        accept="image/png,image/jpeg,image/webp,image/gif"
        className="hidden"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (chosen) onPicture(chosen);
        }}
      />
      <InsertAnswer
        language={language}
        onInsert={(chip) =>
          run()
            .insertContent({ type: "chip", attrs: { ...chip } })
            .run()
        }
      />
      <span className="ms-auto">
        <Tool icon="undo" label={words.undo} disabled={!active.canUndo} onPress={() => run().undo().run()} />
      </span>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly first?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

function Tool({ label, icon, pressed, disabled, first = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      tabIndex={first ? 0 : -1}
      // Keep the text selection while pressing a button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        "grid size-8 place-items-center rounded-sm",
        pressed ? "bg-surface-raised text-strong shadow-chosen" : "text-muted hover:bg-surface-hover",
        disabled && "cursor-not-allowed text-subtle",
      )}
    >
      {icon ? <Icon name={icon} size="sm" /> : children}
    </button>
  );
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-4.5 w-px bg-fill-track" />;
}
