import { type KeyboardEvent, useState } from "react";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { UploadScope, useAfterUploads } from "#app/components/uploads.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button as PressButton } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Button } from "#domain/content/button.ts";
import type { EpochMs } from "#domain/time.ts";
import { useShownTexts } from "../answers/use-shown-texts.ts";
import { EditorFields } from "./editor-fields.tsx";
import { focusControl } from "./fields/focus-control.ts";
import { PortalIcon } from "./fields/portal-icon.tsx";
import { useButtonForm } from "./fields/use-button-form.ts";
import { toOriginal } from "./translation/original.ts";
import { withBasis, withSourceFingerprint } from "./translation/source-fingerprint.ts";
import { TranslationBar } from "./translation/translation-bar.tsx";
import { useOriginal } from "./translation/use-original.ts";
import type { OpenEditor } from "./use-open-editor.ts";

const HIDES_ORIGINAL_KEY = "foyer-hides-original";

interface EditorProps {
  readonly editor: OpenEditor;
  readonly button: Button;
}

interface ButtonEditorProps extends EditorProps {
  readonly focusesName: boolean;
  /** Time by the server's clock. */
  readonly now: EpochMs;
}

/** The editor of one button, beside the tiles and the preview. */
export function ButtonEditor({ editor, button, focusesName, now }: ButtonEditorProps) {
  const { language, uploads, openSubId, isBusy, change } = editor;
  const { buttons: words } = useMessages("setup");
  const source = useOriginal(language, button.id);
  const [wantsOriginal, setWantsOriginal] = useShowsOriginal();
  const original = source && wantsOriginal ? toOriginal(source.original, button, source.language) : null;
  const { form, checked, sayWhatIsWrong } = useButtonForm({ button, language, original, now });

  function save() {
    if (!checked.ok) return sayWhatIsWrong();
    void editor.saveAndClose(source ? withBasis(checked.value, source) : checked.value);
  }

  /** Marks the translation as up to date. The pressed notice disappears: focus the name or the first error. */
  async function mark() {
    if (!source || !checked.ok) return sayWhatIsWrong();
    if (await editor.keep(withSourceFingerprint(checked.value, source.original))) focusControl("name");
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Ignore key events from dialogs, which bubble through React's tree but are elsewhere in the DOM.
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    editor.cancel();
  }

  return (
    <aside
      aria-label={words.editor.title}
      data-editor
      onKeyDown={press}
      className="absolute inset-y-0 end-0 z-sticky [grid-area:1/1/2/2] max-lg:[@media(height<40rem)]:z-panel max-lg:[@media(height<40rem)]:[grid-area:1/1/4/2] flex min-h-0 w-110 max-w-full animate-panel-in flex-col border-s border-default bg-surface-raised shadow-lg lg:static lg:[grid-area:1/2/4/3] lg:w-auto lg:shadow-none"
    >
      <EditorHead editor={editor} button={button} />
      <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-5 [scrollbar-width:thin]">
        {source ? (
          <TranslationBar
            source={source}
            button={button}
            showsOriginal={wantsOriginal}
            isBusy={isBusy}
            onShowOriginal={setWantsOriginal}
            onFill={change}
            onMark={() => void mark()}
          />
        ) : null}
        <EditorsOnly>
          <UploadScope track={uploads.track}>
            <EditorFields
              form={form}
              button={button}
              now={now}
              focusesName={focusesName}
              openSubId={openSubId}
              onChange={change}
            />
          </UploadScope>
        </EditorsOnly>
      </div>
      <EditorFoot editor={editor} button={button} onSave={save} />
    </aside>
  );
}

function EditorHead({ editor, button }: EditorProps) {
  const { buttons: words, common } = useMessages("setup");
  const type = words.types[button.type].name;
  const show = useShownTexts(editor.language);
  return (
    <header className="flex h-17 flex-none items-center gap-3 border-b border-default ps-5 pe-4">
      <span className="grid size-9 flex-none place-items-center rounded-row bg-surface-highlight text-icon-current">
        <PortalIcon name={button.icon} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold text-strong">
          <bdi>{show(button.name) || words.unnamed}</bdi>
        </h2>
        <p className="truncate text-xs text-muted">
          {words.editor.head(type, common.languages[editor.language])}
        </p>
      </div>
      <IconButton icon="close" size="sm" label={common.close} onClick={editor.cancel} />
    </header>
  );
}

/** Saves once the button's uploads have finished. */
function EditorFoot({ editor, button, onSave }: EditorProps & { readonly onSave: () => void }) {
  const { buttons: words, common } = useMessages("setup");
  const { mayEdit } = useRights();
  const { isWaiting, run: saveOnceUploaded } = useAfterUploads(editor.uploads, onSave);
  const { isBusy } = editor;
  return (
    <footer className="flex min-h-16 flex-none items-center justify-between gap-2 border-t border-default px-5 py-2">
      <PressButton
        variant="danger-quiet"
        iconBefore="trash"
        disabled={isBusy || !mayEdit}
        onClick={() => editor.ask({ about: "delete", id: button.id })}
      >
        {common.delete}
      </PressButton>
      <span className="flex items-center gap-2">
        <PressButton variant="ghost" disabled={isBusy} onClick={editor.cancel}>
          {common.cancel}
        </PressButton>
        <PressButton
          variant="primary"
          disabled={!mayEdit}
          loading={isBusy || isWaiting}
          loadingLabel={isWaiting ? common.uploading : common.saving}
          onClick={saveOnceUploaded}
        >
          {words.editor.save}
        </PressButton>
      </span>
    </footer>
  );
}

/** Whether to show the original beside its translation; kept until the browser tab is closed. Browser only. */
function useShowsOriginal(): readonly [boolean, (shows: boolean) => void] {
  const [shows, setShows] = useState(() => sessionStorage.getItem(HIDES_ORIGINAL_KEY) === null);

  function choose(next: boolean) {
    if (next) sessionStorage.removeItem(HIDES_ORIGINAL_KEY);
    else sessionStorage.setItem(HIDES_ORIGINAL_KEY, "yes");
    setShows(next);
  }

  return [shows, choose];
}
