import { useRights } from "#app/session/role-context.tsx";
import { definePart, LazyPart, usePartsWhenIdle } from "#app/ui/feedback/lazy-part.tsx";
import { useOnceTrue } from "#app/ui/overlay/use-once-true.ts";
import { getTextDirection } from "#domain/language.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { SetupFrame } from "../setup-frame.tsx";
import { withButton } from "./button-list.ts";
import { LanguageBar } from "./language-bar.tsx";
import { DayStrip } from "./strip/day-strip.tsx";
import { useMoment } from "./strip/use-moment.ts";
import { TileGrid } from "./tiles/tile-grid.tsx";
import { useLanguageButtons } from "./use-language-buttons.ts";
import { useOpenEditor } from "./use-open-editor.ts";

/** Browser only; loaded when the tiles become interactive. */
const EDITOR = definePart(
  () => import("./button-editor.client.tsx"),
  ({ ButtonEditor }) => ButtonEditor,
);
const DIALOGS = definePart(
  () => import("./editor-dialogs.client.tsx"),
  ({ EditorDialogs }) => EditorDialogs,
);
/** Loaded separately: its texts in all content languages are useless for a published portal. */
const KIND = definePart(
  () => import("./kind-choice.client.tsx"),
  ({ KindChoice }) => KindChoice,
);
/** Loaded separately: most languages have buttons. */
const EMPTY = definePart(
  () => import("./translation/empty-language.tsx"),
  ({ EmptyLanguage }) => EmptyLanguage,
);
const PARTS = [EDITOR, DIALOGS];

export default function ButtonsTab() {
  const { draft, property } = useDraft();
  const { mayEdit } = useRights();
  const buttons = useLanguageButtons();
  const editor = useOpenEditor(buttons);
  const { timed, now, moment, chooseMoment, tileHours } = useMoment(buttons.language);
  const { language, list } = buttons;
  const { editing, button: opened } = editor;
  const wasAsked = useOnceTrue(editor.asked !== null);
  usePartsWhenIdle(PARTS);
  return (
    <SetupFrame
      keys={buttons.keys}
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
            language={language}
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
          />
          {mayEdit && property.publishedNumber === null ? (
            <LazyPart part={KIND} props={{ language }} />
          ) : null}
        </div>
      }
      side={
        editing && opened ? (
          <LazyPart
            key={`${language} ${editing.id}`}
            part={EDITOR}
            props={{ editor, button: opened, focusesName: editing.focusesName, now }}
          />
        ) : undefined
      }
    >
      {buttons.isRead && list.length === 0 ? (
        <LazyPart key={language} part={EMPTY} props={{ language, onAdd: editor.askForType }} />
      ) : (
        <TileGrid
          key={language}
          buttons={list}
          language={language}
          theme={draft.theme.button}
          findings={buttons.findings}
          answers={draft.answers}
          openId={opened?.id ?? null}
          direction={getTextDirection(language)}
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
      {DIALOGS && wasAsked ? <LazyPart part={DIALOGS} props={{ editor, list }} /> : null}
    </SetupFrame>
  );
}
