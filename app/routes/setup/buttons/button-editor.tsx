import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { UploadScope, type Uploads, useAfterUploads } from "#app/components/uploads.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button as PressButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Button, ButtonType } from "#domain/content/button.ts";
import { pastDatesOfButton } from "#domain/content/hours/past-dates.ts";
import { newButtonIn } from "#domain/content/starter/new-button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { type ContentLanguage, directionOf } from "#domain/language.ts";
import { DESCRIPTION_LINES_MAX, TITLE_LINES_MAX } from "#domain/limits.ts";
import type { EpochMs } from "#domain/time.ts";
import { localTimeOf } from "#domain/zoned-time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { changeType } from "./change-type.ts";
import { checkButton, shownErrors, withFurther } from "./fields/field-errors.ts";
import { focusControl, withFieldName } from "./fields/focus-control.ts";
import type { ButtonForm } from "./fields/form.ts";
import { IconSection } from "./fields/icon-section.tsx";
import { NameField } from "./fields/name-field.tsx";
import { PortalIcon } from "./fields/portal-icon.tsx";
import { StyleSection } from "./fields/style-section.tsx";
import { HoursSection } from "./hours/hours-section.tsx";
import { originalFor } from "./translation/original.ts";
import { basedOn, withSourceFingerprint } from "./translation/source-fingerprint.ts";
import { TranslationBar } from "./translation/translation-bar.tsx";
import { useOriginal } from "./translation/use-original.ts";
import { useShowsOriginal } from "./translation/use-shows-original.ts";
import { ButtonFields } from "./types/button-fields.tsx";
import { OFFERED_TYPES } from "./types/editors.ts";

interface ButtonEditorProps {
  readonly button: Button;
  readonly language: ContentLanguage;
  readonly propertyId: string;
  readonly theme: ButtonStyle;
  readonly isBusy: boolean;
  /** What is on its way into this button; saving waits for it. */
  readonly uploads: Uploads;
  /** The moment that it is, by the server's clock. */
  readonly now: EpochMs;
  /** The focus goes to the name, unless the address names another field. */
  readonly focusesName: boolean;
  readonly openSubId: string | null;
  /** Shows what was typed in the previews. */
  readonly onChange: (button: Button) => void;
  readonly onSave: (button: Button) => void;
  /** Saves and stays. @returns whether it is saved. */
  readonly onKeep: (button: Button) => Promise<boolean>;
  readonly onDelete: () => void;
  /** Leaves, and asks first where something was typed. */
  readonly onClose: () => void;
}

/** One button, edited beside its tiles and the phone that shows it. */
export function ButtonEditor(props: ButtonEditorProps) {
  const { button, language, propertyId, theme, isBusy, uploads, now, focusesName, openSubId } = props;
  const { onChange, onSave, onKeep, onDelete, onClose } = props;
  const { buttons: words, common, problems } = useMessages();
  const { mayEdit } = useRights();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const before = useRef<Partial<Record<ButtonType, Button>>>({});
  const source = useOriginal(language, button.id);
  const [wantsOriginal, setWantsOriginal] = useShowsOriginal();
  const showsOriginal = source !== null && wantsOriginal;
  const { draft, state, property } = useDraft();
  const stored = state[`buttons:${language}`]?.saved.buttons ?? [];
  const { day: today } = localTimeOf(now, property.timeZone);
  const checked = withFurther(checkButton(button), pastDatesOfButton(button, { stored, today }));
  const form: ButtonForm = {
    language,
    propertyId,
    direction: directionOf(language),
    errors: shownErrors(checked.errors, left),
    errorText: (code) => problems.fields[code],
    leave: (path) => setLeft((paths) => new Set(paths).add(path)),
    original: showsOriginal ? originalFor(source.original, button, source.language) : null,
    prefix: "",
  };

  useEffect(() => {
    if (!focusesName) return;
    // A dialog that has just closed gives the focus back in a task of its own, which comes first.
    const turn = setTimeout(() => document.getElementById("name")?.focus({ preventScroll: true }));
    return () => clearTimeout(turn);
  }, [focusesName]);

  function save() {
    if (checked.ok) return onSave(source ? basedOn(checked.value, source) : checked.value);
    sayWhatIsWrong();
  }

  /** The notice that was pressed goes with its reason, so the focus goes on to the first field. */
  async function mark() {
    if (!source || !checked.ok) return sayWhatIsWrong();
    if (await onKeep(withSourceFingerprint(checked.value, source.original))) focusControl("name");
  }

  function sayWhatIsWrong() {
    const paths = Object.keys(checked.errors);
    setLeft(new Set(paths));
    focusControl(paths[0] ?? "");
    const title = paths[0]?.startsWith("hours.") ? words.toasts.wrongHours : words.toasts.missing;
    showToast({ tone: "error", title, detail: firstText(paths[0]) });
  }

  function firstText(path: string | undefined): string | undefined {
    const code = path === undefined ? undefined : checked.errors[path];
    if (path === undefined || !code) return undefined;
    const linesMax = path.endsWith(".description") ? DESCRIPTION_LINES_MAX : TITLE_LINES_MAX;
    // As the field says it itself.
    const reason = code === "too_many_lines" ? problems.limits.lines(linesMax) : form.errorText(code);
    return withFieldName(path, reason);
  }

  function chooseType(typed: string) {
    const type = OFFERED_TYPES.find((entry) => entry === typed);
    if (!type) return;
    before.current[button.type] = button;
    const fresh = newButtonIn(draft.theme, type, button.id, button.name);
    onChange(changeType(button, type, before.current[type] ?? fresh));
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Keys of the editor's dialogs come here through React's tree, though they stand elsewhere.
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    onClose();
  }

  const { isWaiting, run: saveOnceUploaded } = useAfterUploads(uploads, save);
  const type = words.types[button.type].name;
  return (
    <aside
      aria-label={words.editor.title}
      data-editor
      onKeyDown={press}
      className="absolute inset-y-0 end-0 z-sticky [grid-area:1/1/2/2] max-lg:[@media(height<40rem)]:z-panel max-lg:[@media(height<40rem)]:[grid-area:1/1/4/2] flex min-h-0 w-110 max-w-full animate-panel-in flex-col border-s border-default bg-surface-raised shadow-lg lg:static lg:[grid-area:1/2/4/3] lg:w-auto lg:shadow-none"
    >
      <header className="flex h-17 flex-none items-center gap-3 border-b border-default ps-5 pe-4">
        <span className="grid size-9 flex-none place-items-center rounded-row bg-surface-highlight text-icon-current">
          <PortalIcon name={button.icon} className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold text-strong">
            <bdi>{button.name || words.unnamed}</bdi>
          </h2>
          <p className="truncate text-xs text-muted">{words.editor.head(type, common.languages[language])}</p>
        </div>
        <IconButton icon="close" size="sm" label={common.close} onClick={onClose} />
      </header>
      <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-5 [scrollbar-width:thin]">
        {source ? (
          <TranslationBar
            source={source}
            button={button}
            showsOriginal={wantsOriginal}
            isBusy={isBusy}
            onShowOriginal={setWantsOriginal}
            onFill={onChange}
            onMark={() => void mark()}
          />
        ) : null}
        <EditorsOnly>
          <UploadScope track={uploads.track}>
            <div
              className={classNames("grid items-start gap-4", showsOriginal ? "grid-cols-1" : "grid-cols-2")}
            >
              <NameField form={form} value={button.name} onChange={(name) => onChange({ ...button, name })} />
              <SelectField
                label={words.editor.type}
                id="type"
                value={button.type}
                options={OFFERED_TYPES.map((entry) => ({ value: entry, label: words.types[entry].name }))}
                onChange={(event) => chooseType(event.currentTarget.value)}
              />
            </div>
            <ButtonFields
              form={form}
              theme={theme}
              value={button}
              onChange={onChange}
              openSubId={openSubId}
            />
            <div className="mt-2">
              <HoursSection form={form} theme={theme} button={button} now={now} onChange={onChange} />
              <IconSection value={button} onChange={(patch) => onChange({ ...button, ...patch })} />
              <StyleSection
                theme={theme}
                value={button.style}
                onChange={(style) => onChange({ ...button, style })}
              />
            </div>
          </UploadScope>
        </EditorsOnly>
      </div>
      <footer className="flex min-h-16 flex-none items-center justify-between gap-2 border-t border-default px-5 py-2">
        <PressButton
          variant="danger-quiet"
          iconBefore="trash"
          disabled={isBusy || !mayEdit}
          onClick={onDelete}
        >
          {common.delete}
        </PressButton>
        <span className="flex items-center gap-2">
          <PressButton variant="ghost" disabled={isBusy} onClick={onClose}>
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
    </aside>
  );
}
