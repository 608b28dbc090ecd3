import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { isDirty } from "../../draft/draft-state.ts";
import { focusTile } from "../tiles/focus-tile.ts";
import { CopyButtons } from "./copy-buttons.tsx";
import type { CopyPair } from "./copy-choice.ts";
import { useCopy } from "./use-copy.ts";

interface EmptyLanguageProps {
  readonly language: ContentLanguage;
  readonly onAdd: () => void;
}

/** Empty state of a language: offers to copy another one's buttons. */
export function EmptyLanguage({ language, onAdd }: EmptyLanguageProps) {
  const { buttons: words, common } = useMessages("setup");
  const { draft, state } = useDraft();
  const from = copySourceFor(
    language,
    draft,
    (candidate) => (state[`buttons:${candidate}`]?.saved.buttons.length ?? 0) > 0,
  );
  return (
    <EmptyState
      className="py-24"
      title={words.empty.title(common.languages[language])}
      description={words.empty.description}
      actions={
        <>
          {from === null ? null : <CopyStep pair={{ from, to: language }} />}
          <Button
            variant={from === null ? "primary" : "secondary"}
            iconBefore="plus"
            data-add-tile=""
            onClick={onAdd}
          >
            {words.add}
          </Button>
        </>
      }
    />
  );
}

/** Button that copies at once; with unsaved changes it opens the form, which asks to apply them first. */
function CopyStep({ pair }: { pair: CopyPair }) {
  const { buttons: words, translation, common } = useMessages("setup");
  const { state } = useDraft();
  const { isBusy, copy } = useCopy();
  const label = translation.copy.from(common.languages[pair.from]);
  const isUnapplied = isDirty(state, `buttons:${pair.from}`) || isDirty(state, `buttons:${pair.to}`);

  async function copyAll() {
    if (await copy({ ...pair, mode: "replace" })) focusFirstTile();
  }

  if (isUnapplied) {
    return (
      <CopyButtons
        pair={pair}
        onCopied={() => focusFirstTile()}
        trigger={
          <Button variant="primary" iconBefore="copy">
            {label}
          </Button>
        }
      />
    );
  }
  return (
    <Button
      variant="primary"
      iconBefore="copy"
      loading={isBusy}
      loadingLabel={words.copy.copying}
      onClick={() => void copyAll()}
    >
      {label}
    </Button>
  );
}

/** Maximum frames to wait for the tiles on a slow machine. */
const PATIENCE = 120;

/** Focuses the first tile as soon as it is rendered, because the pressed button disappears. */
function focusFirstTile(patience = PATIENCE) {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>("[data-tile]")?.dataset.tile;
    if (first !== undefined) focusTile(first);
    else if (patience > 0) focusFirstTile(patience - 1);
  });
}

interface CopySource {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
}

/**
 * The source language for filling an empty one: the default language, otherwise the first enabled one with
 * buttons (such as after changing the default). `null`: nothing to copy.
 */
export function copySourceFor(
  language: ContentLanguage,
  { languages, defaultLanguage }: CopySource,
  hasButtons: (language: ContentLanguage) => boolean,
): ContentLanguage | null {
  const candidates = [defaultLanguage, ...languages];
  return candidates.find((candidate) => candidate !== language && hasButtons(candidate)) ?? null;
}
