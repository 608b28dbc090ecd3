import { directionOf } from "#domain/language.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { SetupFrame } from "../setup-frame.tsx";
import { ButtonEditor } from "./button-editor.tsx";
import { withButton } from "./button-list.ts";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { LanguageBar } from "./language-bar.tsx";
import { DayStrip } from "./strip/day-strip.tsx";
import { useMoment } from "./strip/use-moment.ts";
import { TileGrid } from "./tiles/tile-grid.tsx";
import { EmptyLanguage } from "./translation/empty-language.tsx";
import { useLanguageButtons } from "./use-language-buttons.ts";
import { useOpenEditor } from "./use-open-editor.ts";

/** Both open in the browser alone; the Worker goes without their code. */
const Editor = import.meta.env.SSR ? () => null : ButtonEditor;
const Dialogs = import.meta.env.SSR ? () => null : EditorDialogs;

export default function ButtonsTab() {
  const { draft } = useDraft();
  const buttons = useLanguageButtons();
  const editor = useOpenEditor(buttons);
  const { timed, now, moment, chooseMoment, tileHours } = useMoment(buttons.language);
  const { language, list } = buttons;
  const { editing, button: opened } = editor;
  return (
    <SetupFrame
      keys={buttons.keys}
      unsaved={buttons.unsaved}
      canvas
      editedId={opened?.id ?? null}
      moment={moment}
      onNow={() => chooseMoment(null)}
      dock={
        timed.length > 0 ? (
          <DayStrip
            timed={timed}
            moment={moment}
            chosenId={opened?.id ?? null}
            direction={directionOf(language)}
            onMoment={chooseMoment}
          />
        ) : undefined
      }
      head={
        <div className="-mt-1 mb-5">
          <LanguageBar
            languages={draft.languages}
            defaultLanguage={draft.defaultLanguage}
            value={language}
            onChange={editor.turnTo}
            onOpen={editor.openIn}
          />
        </div>
      }
      side={
        editing && opened ? (
          <Editor
            key={`${language} ${editing.id}`}
            editor={editor}
            button={opened}
            focusesName={editing.focusesName}
            now={now}
          />
        ) : undefined
      }
    >
      {buttons.isRead && list.length === 0 ? (
        <EmptyLanguage key={language} language={language} onAdd={editor.askForType} />
      ) : (
        <TileGrid
          key={language}
          buttons={list}
          theme={draft.theme.button}
          findings={buttons.findings}
          openId={opened?.id ?? null}
          direction={directionOf(language)}
          hours={tileHours}
          onOpen={editor.open}
          onAdd={editor.askForType}
          onOrder={buttons.setList}
          onToggleHidden={(button) =>
            buttons.setList(withButton(list, { ...button, hidden: !button.hidden }))
          }
          onDuplicate={editor.duplicate}
          onDelete={({ id }) => editor.ask({ about: "delete", id })}
        />
      )}
      <Dialogs editor={editor} list={list} />
    </SetupFrame>
  );
}
