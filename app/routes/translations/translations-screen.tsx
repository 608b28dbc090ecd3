import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { definePart, LazyPart, usePartsWhenIdle } from "#app/ui/feedback/lazy-part.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import type { PartKey } from "../setup/draft/draft-state.ts";
import { PartUploadScope } from "../setup/draft/draft-uploads.tsx";
import { EditedElsewhere } from "../setup/draft/edited-elsewhere.tsx";
import { NewerVersionNotice } from "../setup/draft/newer-version-notice.tsx";
import { useGuardTypedWork } from "../setup/draft/typed-work.tsx";
import { BackLink } from "./back-link.tsx";
import { LanguageNav } from "./language-nav.tsx";
import { RunLine } from "./run-line.tsx";
import { chooseFilter, type Filter } from "./translation-rows.ts";
import { useAutoSave } from "./use-auto-save.ts";
import { useRows } from "./use-rows.ts";
import { useRun } from "./use-run.ts";
import { useSettings } from "./use-settings.ts";
import { useTranslations } from "./use-translations.ts";
import { useTypedTexts } from "./use-typed-texts.ts";

/** Browser only, like the fields and editors inside: the drafts are read there as well. */
const READER = definePart(
  () => import("./reader.client.tsx"),
  ({ Reader }) => Reader,
);
const SHOWN_PANEL = definePart(
  () => import("./shown-panel.client.tsx"),
  ({ ShownPanel }) => ShownPanel,
);
const REST_DIALOG = definePart(
  () => import("./rest-dialog.client.tsx"),
  ({ RestDialog }) => RestDialog,
);
const TERMS_DIALOG = definePart(
  () => import("./terms-dialog.client.tsx"),
  ({ TermsDialog }) => TermsDialog,
);

interface TranslationsScreenProps {
  readonly language: ContentLanguage;
  /** All languages but the default one. */
  readonly languages: readonly ContentLanguage[];
}

/** Languages at the start, the texts of one in the middle, what guests see of it at the end. */
export function TranslationsScreen({ language, languages }: TranslationsScreenProps) {
  const { translations: words } = useMessages("translations");
  const { mayEdit } = useRights();
  const { property, draft } = useDraft();
  const translations = useTranslations(property.id, language);
  const { loaded, hasFailed, reload } = translations;
  const rows = useRows(language, loaded);
  const settings = useSettings(property.id, translations);
  const run = useRun(property.id, reload);
  const typed = useTypedTexts();
  useGuardTypedWork(typed.hasWork, typed.closeAll);
  usePartsWhenIdle([READER, SHOWN_PANEL]);
  const [dialog, setDialog] = useState<"rest" | "terms" | null>(null);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [filter, setFilter] = useFilter(language, loaded ? () => chooseFilter(rows) : null);
  const toSearch = useToSearch();
  const keys = useMemo<readonly PartKey[]>(() => [`buttons:${language}`, "answers"], [language]);
  const allKeys = useMemo<readonly PartKey[]>(
    () => ["answers", ...languages.map((code) => `buttons:${code}` as const)],
    [languages],
  );
  const saving = useAutoSave(allKeys);
  const { start } = run;
  const isDrafted = loaded?.engine.isUsed && loaded.engine.languages.includes(language);
  const askAgain = useMemo(
    () => (isDrafted ? (key: string) => void start([language], [key]) : null),
    [isDrafted, start, language],
  );
  const head = (
    <>
      <Notices keys={keys} />
      <RunLine progress={run.progress} stored={loaded?.run ?? null} />
    </>
  );
  return (
    <PartUploadScope keys={keys}>
      <ScreenHeader
        title={words.title}
        actions={
          <>
            <BackLink />
            <Button size="sm" iconBefore="tag" onClick={() => setDialog("terms")}>
              {words.terms.title}
            </Button>
            <Button
              size="sm"
              iconBefore="spark"
              disabled={!mayEdit || run.progress?.isRunning}
              onClick={() => setDialog("rest")}
            >
              {words.rest.action}
            </Button>
          </>
        }
      />
      <div className="relative grid min-h-0 flex-1 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[15rem_minmax(0,1fr)_20.25rem] lg:grid-rows-[minmax(0,1fr)_auto]">
        <LanguageNav language={language} toSearch={toSearch} loaded={loaded} />
        {loaded ? (
          <LazyPart
            key={language}
            part={READER}
            props={{
              keys,
              language,
              rows,
              filter,
              onFilter: setFilter,
              typed,
              saving,
              translations,
              askAgain,
              head,
              panelButton: (
                <Button
                  className="lg:hidden"
                  iconBefore="eye"
                  aria-expanded={isPanelOpen}
                  onClick={() => setIsPanelOpen(!isPanelOpen)}
                >
                  {words.panel.show}
                </Button>
              ),
            }}
            fallback={<Waiting head={head} />}
          />
        ) : (
          <Waiting head={head} onRetry={hasFailed ? () => void reload() : null} />
        )}
        <SidePanel language={language} isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)}>
          {loaded ? (
            <LazyPart
              part={SHOWN_PANEL}
              props={{ language, defaultLanguage: draft.defaultLanguage, rows, loaded, settings }}
            />
          ) : null}
        </SidePanel>
      </div>
      {dialog === "rest" && loaded ? (
        <LazyPart
          part={REST_DIALOG}
          props={{
            propertyId: property.id,
            languages,
            loaded,
            settings,
            onStart: (chosen) => {
              setFilter("drafts");
              void run.start(chosen);
            },
            onClose: () => setDialog(null),
          }}
        />
      ) : null}
      {dialog === "terms" ? (
        <LazyPart part={TERMS_DIALOG} props={{ onClose: () => setDialog(null) }} />
      ) : null}
    </PartUploadScope>
  );
}

/** The chosen filter of each language; at first the one that is needed once its drafts are loaded. */
function useFilter(language: ContentLanguage, chooseFirst: (() => Filter) | null) {
  const [filters, setFilters] = useState<Partial<Record<ContentLanguage, Filter>>>({});
  const chosen = filters[language];
  const filter = chosen ?? chooseFirst?.() ?? "drafts";
  // Kept, so that the list does not change under the reader once the last draft is read.
  if (chosen === undefined && chooseFirst) setFilters({ ...filters, [language]: filter });
  const setFilter = useCallback(
    (next: Filter) => setFilters((before) => ({ ...before, [language]: next })),
    [language],
  );
  return [filter, setFilter] as const;
}

/** The address of another language, from the same screen. */
function useToSearch(): (language: ContentLanguage) => string {
  const [address] = useSearchParams();
  return (language) => {
    const next = new URLSearchParams(address);
    next.set("language", language);
    return `?${next}`;
  };
}

function Notices({ keys }: { keys: readonly PartKey[] }) {
  return (
    <div className="flex-none px-5 [&>*]:mb-0 [&>*:not(:empty)]:mt-4">
      <ViewerNotice />
      <NewerVersionNotice keys={keys} />
      <EditedElsewhere keys={keys} />
    </div>
  );
}

interface WaitingProps {
  readonly head: ReactNode;
  /** Loads the drafts again after a failure; absent or `null`: they are loading. */
  readonly onRetry?: (() => void) | null;
}

/** Rows in their shape while the drafts are loading, or why they are not there. */
function Waiting({ head, onRetry = null }: WaitingProps) {
  const { translations: words, common } = useMessages("translations");
  return (
    <div className="flex min-h-0 min-w-0 flex-col bg-surface-page">
      {head}
      <div className="flex flex-col gap-4 p-5">
        {onRetry ? (
          <Notice
            tone="warn"
            role="alert"
            action={
              <Button size="sm" onClick={onRetry}>
                {common.retry}
              </Button>
            }
          >
            {words.failed}
          </Notice>
        ) : (
          ["a", "b", "c", "d", "e"].map((row) => <Skeleton key={row} className="h-14 w-full rounded-md" />)
        )}
      </div>
    </div>
  );
}

interface SidePanelProps {
  readonly language: ContentLanguage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the texts, or above them on a narrow screen. */
function SidePanel({ language, isOpen, onClose, children }: SidePanelProps) {
  const { translations, common } = useMessages("translations");
  return (
    <aside
      aria-label={translations.panel.label(common.languages[language])}
      className={classNames(
        "min-h-0 flex-col border-s border-default bg-surface-page lg:col-start-3 lg:row-start-1",
        isOpen
          ? "absolute inset-y-0 end-0 z-sticky flex w-105 max-w-full animate-panel-in shadow-lg lg:static lg:w-auto lg:animate-none lg:shadow-none"
          : "hidden lg:flex",
      )}
    >
      {isOpen ? (
        <div className="flex justify-end px-2 pt-2 lg:hidden">
          <IconButton icon="close" label={translations.panel.hide} size="sm" onClick={onClose} />
        </div>
      ) : null}
      {children}
    </aside>
  );
}
