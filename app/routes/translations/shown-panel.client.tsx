import { type ReactNode, useId } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { RadioMark } from "#app/ui/form/choice-mark.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { AUTOMATIC_WORDS } from "#portal/words/automatic-words.ts";
import type { LoadedTranslations } from "./api-shapes.ts";
import { DraftText } from "./draft-text.tsx";
import { EngineSwitch } from "./engine-switch.tsx";
import { countOrigins, type Row } from "./translation-rows.ts";
import type { TranslationSettings } from "./use-settings.ts";

interface ShownPanelProps {
  readonly language: ContentLanguage;
  readonly defaultLanguage: ContentLanguage;
  readonly rows: readonly Row[];
  readonly loaded: LoadedTranslations;
  readonly settings: TranslationSettings;
}

/** Whether guests see a language's drafts before somebody has read them, how, and what follows from it (L5). */
export function ShownPanel({ language, defaultLanguage, rows, loaded, settings }: ShownPanelProps) {
  const { translations, common, members } = useMessages("translations");
  const words = translations.panel;
  const { mayManage } = useRights();
  const name = useId();
  const isAutomatic = loaded.automatic.includes(language);
  const counts = countOrigins(rows);
  const choose = (automatic: boolean) => {
    const others = loaded.automatic.filter((code) => code !== language);
    settings.set({ automatic: automatic ? [...others, language] : others });
  };
  return (
    <>
      <header className="border-b border-default px-5 py-3.5">
        <h2 className="font-semibold text-strong">{common.languages[language]}</h2>
        <p className="text-xs/4 text-muted">{isAutomatic ? translations.automatic : words.readFirst}</p>
      </header>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-5 [scrollbar-width:thin]">
        {mayManage ? (
          <div role="radiogroup" aria-label={words.what} className="flex flex-col gap-1.5">
            <Choice
              name={name}
              title={words.readFirst}
              text={words.readFirstText}
              isChosen={!isAutomatic}
              onChoose={() => choose(false)}
            />
            <Choice
              name={name}
              title={translations.automatic}
              text={words.automaticText}
              isChosen={isAutomatic}
              onChoose={() => choose(true)}
            />
          </div>
        ) : (
          <div className="rounded-row border border-default px-3.5 py-2.5 text-sm">
            <b className="block font-semibold text-strong">
              {isAutomatic ? translations.automatic : words.readFirst}
            </b>
            <span className="block text-xs/4 text-muted">
              {isAutomatic ? words.automaticText : words.readFirstText}
            </span>
            <span className="mt-1 block text-xs/4 text-muted">{members.onlyOwners}</span>
          </div>
        )}
        <section className="flex flex-col gap-1.5">
          <h3 className="text-sm font-medium text-strong">{words.guestsSee}</h3>
          <Preview
            language={language}
            defaultLanguage={defaultLanguage}
            rows={rows}
            isAutomatic={isAutomatic}
          />
        </section>
        <ul className="overflow-hidden rounded-row border border-default text-sm">
          {isAutomatic ? (
            <>
              {counts.machine > 0 ? (
                <Consequence icon="check">{words.machineShown(counts.machine)}</Consequence>
              ) : null}
              {counts.phrasebook > 0 ? (
                <Consequence icon="book">{words.phrasebookShown(counts.phrasebook)}</Consequence>
              ) : null}
              <Consequence icon="user">{words.loses}</Consequence>
            </>
          ) : (
            <Consequence icon="eye-off">{words.nothingShown}</Consequence>
          )}
          <Consequence icon="shield">{words.never}</Consequence>
        </ul>
        <EngineSwitch language={language} loaded={loaded} settings={settings} />
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, title, text, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="grid cursor-pointer grid-cols-[1.125rem_minmax(0,1fr)] gap-2.5 rounded-row border border-default px-3 py-2.25 has-checked:border-selected has-checked:bg-surface-selected has-checked:shadow-edge"
    >
      <RadioMark
        id={id}
        name={name}
        checked={isChosen}
        aria-label={title}
        aria-describedby={`${id}-text`}
        className="mt-px"
        onChange={onChoose}
      />
      <span>
        <b className="block text-sm/5 font-semibold text-strong">{title}</b>
        <span id={`${id}-text`} className="block text-xs/4 text-muted">
          {text}
        </span>
      </span>
    </label>
  );
}

function Consequence({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 border-t border-default px-3.5 py-2.5 first:border-t-0">
      <Icon name={icon} size="sm" className="mt-0.5 text-muted" />
      <span>{children}</span>
    </li>
  );
}

interface PreviewProps extends Pick<ShownPanelProps, "language" | "defaultLanguage" | "rows"> {
  readonly isAutomatic: boolean;
}

/** The first text that a machine drafted as guests read it: with the line, or as the original. */
function Preview({ language, defaultLanguage, rows, isAutomatic }: PreviewProps) {
  const drafted = rows.filter(({ draft }) => draft?.body.kind === "wording");
  const row = drafted.find(({ draft }) => draft?.origin === "machine") ?? drafted[0] ?? rows[0];
  if (!row) return null;
  const { translated, state, source } = row.text;
  const body = isAutomatic ? row.draft?.body : undefined;
  const given = translated !== null && state !== "missing" ? translated : null;
  const text = body?.kind === "wording" ? body.wording : given;
  const shown = text === null ? defaultLanguage : language;
  const line = AUTOMATIC_WORDS[language];
  return (
    <div
      lang={shown}
      dir={getTextDirection(shown)}
      className="rounded-xl border border-default bg-surface-canvas px-4 py-3.5 text-md text-strong"
    >
      <DraftText text={text ?? source} />
      {body?.kind === "wording" && row.draft?.origin === "machine" ? (
        <p className="mt-2.5 text-xs/4 text-muted">
          <Icon name="spark" size="xs" className="me-1.25 inline align-[-2px]" />
          {line.translated}. <span className="font-medium text-link">{line.original}</span>
        </p>
      ) : null}
    </div>
  );
}
