import { useMemo, useState } from "react";
import { DiscardDialog } from "#app/components/discard-dialog.tsx";
import { newId } from "#app/components/new-id.ts";
import { useUploads } from "#app/components/uploads.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import type { Button } from "#domain/content/button.ts";
import { duplicateButton } from "#domain/content/button-entries.ts";
import { isSameData } from "#domain/content/merge.ts";
import { checkDraft } from "#domain/content/publish-check.ts";
import { newButtonIn } from "#domain/content/starter/new-button.ts";
import { asCopy, withoutHours } from "#domain/content/translation/translation.ts";
import { type ContentLanguage, directionOf } from "#domain/language.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { newerKeys } from "../draft/draft-state.ts";
import { withoutNewButtons } from "../draft/new-buttons.ts";
import { SetupFrame } from "../setup-frame.tsx";
import { useFocusField } from "../use-focus-field.ts";
import { ButtonEditor } from "./button-editor.tsx";
import { findButton, withButton, withoutEdits } from "./button-list.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { shownOnceUsable } from "./hidden-until-usable.ts";
import { LanguageBar } from "./language-bar.tsx";
import { DayStrip } from "./strip/day-strip.tsx";
import { useMoment } from "./strip/use-moment.ts";
import { TileGrid } from "./tiles/tile-grid.tsx";
import { useReturnToTile } from "./tiles/use-return-to-tile.ts";
import { EmptyLanguage } from "./translation/empty-language.tsx";
import { TypeDialog } from "./type-dialog.tsx";
import { useButtonSaves } from "./use-button-saves.ts";
import { useContentLanguage } from "./use-content-language.ts";
import { useOpenEditor } from "./use-open-editor.ts";
import { useUnsavedButtons } from "./use-unsaved-buttons.ts";

type Asked = { readonly about: "delete"; readonly id: string } | { readonly about: "leave" | "type" };

const NO_BUTTONS: readonly Button[] = [];
/** All open in the browser alone; the Worker goes without their code. */
const Editor = import.meta.env.SSR ? () => null : ButtonEditor;
const Types = import.meta.env.SSR ? () => null : TypeDialog;
const Deletion = import.meta.env.SSR ? () => null : DeleteDialog;
const Discarding = import.meta.env.SSR ? () => null : DiscardDialog;

export default function ButtonsTab() {
  const { draft, state, property, edit } = useDraft();
  const { buttons: words } = useMessages();
  const [language, chooseLanguage] = useContentLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { isBusy, save, remove } = useButtonSaves(language);
  const { mayEdit } = useRights();
  const returnToTile = useReturnToTile();
  useFocusField();

  const key = `buttons:${language}` as const;
  const keys = useMemo(() => [key], [key]);
  const part = state[key];
  const list = part?.edited.buttons ?? NO_BUTTONS;
  const theme = draft.theme.button;
  const findings = useMemo(
    () =>
      withoutNewButtons(checkDraft(draft, property.features), state).filter(
        (finding) => finding.language === language,
      ),
    [draft, property.features, state, language],
  );
  const unsaved = useUnsavedButtons(part);
  const { editor, button: opened, openSubId, open, close } = useOpenEditor(language, list);
  const { timed, now, moment, chooseMoment, tileHours } = useMoment(language);
  const uploads = useUploads();
  const isUploading = uploads.running.length > 0;
  const setList = (buttons: readonly Button[]) => edit(key, { buttons: [...buttons] });

  /** Another button takes the editor's place, and ends what is on its way into this one: that is asked first. */
  function unlessUploading(act: () => void) {
    if (isUploading) setAsked({ about: "leave" });
    else act();
  }

  /** Opens a button in any language; one that the language lacks begins as a copy of the original. */
  function openIn(where: ContentLanguage, id: string) {
    const listIn = (code: ContentLanguage) => draft.buttons[code]?.buttons ?? NO_BUTTONS;
    const own = findButton(listIn(where), id);
    const original = findButton(listIn(draft.defaultLanguage), id);
    // A viewer sees the original instead of a copy to translate.
    const isReadOnly = !mayEdit || newerKeys(state, [`buttons:${where}`]).length > 0;
    if (!own && isReadOnly && where !== draft.defaultLanguage) return openIn(draft.defaultLanguage, id);
    if (!own && isReadOnly) return;
    if (!own && listIn(where).length >= BUTTONS_MAX) return sayFull();
    const button = own ?? (original && asCopy(withoutHours(original)));
    if (!button) return;
    if (!own) edit(`buttons:${where}`, { buttons: withButton(listIn(where), button) });
    if (where !== language) chooseLanguage(where);
    open(button, { isNew: !own, language: where });
  }

  function openNew(button: Button) {
    setAsked(null);
    setList(withButton(list, button));
    open(button, { isNew: true });
  }

  function sayFull() {
    showToast({ tone: "error", title: words.tooMany(BUTTONS_MAX) });
  }

  function ask(next: Asked) {
    if (next.about === "type" && list.length >= BUTTONS_MAX) sayFull();
    else setAsked(next);
  }

  function duplicate(button: Button) {
    if (list.length >= BUTTONS_MAX) return sayFull();
    openNew(duplicateButton(button, words.copyName(button.name || words.unnamed), newId));
  }

  /** The editor goes; the focus returns to the tile it came from. */
  function leaveEditor() {
    returnToTile(editor?.id ?? "");
    setAsked(null);
    close();
  }

  function cancel() {
    if (editor) {
      const saved = findButton(part?.saved.buttons ?? NO_BUTTONS, editor.id);
      const before = editor.isNew ? null : editor.opened;
      setList(withoutEdits(list, { id: editor.id, saved, opened: before }));
    }
    leaveEditor();
  }

  function leave() {
    if (!editor || !opened || isBusy) return;
    const before = findButton(part?.saved.buttons ?? NO_BUTTONS, editor.id) ?? editor.opened;
    const isTyped = !isSameData({ ...opened, hidden: false }, { ...before, hidden: false });
    if (isTyped || isUploading) setAsked({ about: "leave" });
    else cancel();
  }

  async function saveAndClose(button: Button) {
    if (await save(button)) leaveEditor();
  }

  async function removeAndClose(id: string) {
    if (await remove(id)) leaveEditor();
    else setAsked(null);
  }

  const asksToDelete = asked?.about === "delete" ? findButton(list, asked.id) : null;
  return (
    <SetupFrame
      keys={keys}
      unsaved={unsaved}
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
            onChange={(chosen) =>
              unlessUploading(() => {
                close();
                chooseLanguage(chosen);
              })
            }
            onOpen={(where, id) => unlessUploading(() => openIn(where, id))}
          />
        </div>
      }
      side={
        editor && opened ? (
          <Editor
            key={`${language} ${editor.id}`}
            button={opened}
            language={language}
            propertyId={property.id}
            theme={theme}
            isBusy={isBusy}
            uploads={uploads}
            now={now}
            focusesName={editor.focusesName}
            openSubId={openSubId}
            onChange={(button) => {
              const saved = findButton(part?.saved.buttons ?? NO_BUTTONS, button.id);
              setList(withButton(list, shownOnceUsable(button, { saved, before: opened })));
            }}
            onSave={(button) => void saveAndClose(button)}
            onKeep={save}
            onDelete={() => ask({ about: "delete", id: editor.id })}
            onClose={leave}
          />
        ) : undefined
      }
    >
      {part && list.length === 0 ? (
        <EmptyLanguage key={language} language={language} onAdd={() => ask({ about: "type" })} />
      ) : (
        <TileGrid
          key={language}
          buttons={list}
          theme={theme}
          findings={findings}
          openId={opened?.id ?? null}
          direction={directionOf(language)}
          hours={tileHours}
          onOpen={(id) => {
            const button = findButton(list, id);
            if (button && id !== editor?.id) unlessUploading(() => open(button));
          }}
          onAdd={() => unlessUploading(() => ask({ about: "type" }))}
          onOrder={setList}
          onToggleHidden={(button) => setList(withButton(list, { ...button, hidden: !button.hidden }))}
          onDuplicate={(button) => unlessUploading(() => duplicate(button))}
          onDelete={(button) => ask({ about: "delete", id: button.id })}
        />
      )}
      {asked?.about === "type" ? (
        <Types
          onClose={() => setAsked(null)}
          features={property.features}
          onChoose={(type) => openNew(newButtonIn(draft.theme, type, newId(), ""))}
        />
      ) : null}
      {asksToDelete ? (
        <Deletion
          button={asksToDelete}
          language={language}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onConfirm={() => void removeAndClose(asksToDelete.id)}
        />
      ) : null}
      <Discarding
        open={asked?.about === "leave"}
        name={opened?.name || words.unnamed}
        onStay={() => setAsked(null)}
        onDiscard={cancel}
      />
    </SetupFrame>
  );
}
