import { type ReactNode, useCallback, useEffect } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import { ActionBar } from "#app/ui/layout/action-bar.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { useApply } from "./apply-context.tsx";
import { useDraft } from "./draft-context.tsx";
import { isDirty, type PartKey } from "./draft-state.ts";
import { useDraftUploads } from "./draft-uploads.tsx";
import { UndoControls } from "./undo-controls.tsx";
import { useUnsavedNames } from "./use-field-names.ts";

interface DraftBarProps {
  /** The parts edited in this tab. */
  readonly keys: readonly PartKey[];
  /** Another button, before Apply and Discard. */
  readonly children?: ReactNode;
  /** A primary button behind Apply, such as one that applies and publishes. */
  readonly primary?: ReactNode;
  /** Whether Apply is not the primary button, because an open editor has it: a view has only one. */
  readonly isSecondary?: boolean;
  /** The unsaved changes in the screen's own words; their names follow. */
  readonly changesTitle?: string | undefined;
  /** Called if the changes could not be applied, such as for an invalid value. */
  readonly onNotApplied?: () => void;
}

/** Bar with the unsaved changes of a tab, and buttons to apply or discard. Ctrl/Cmd+S applies too. */
export function DraftBar({
  keys,
  children,
  primary,
  isSecondary = Boolean(primary),
  changesTitle,
  onNotApplied,
}: DraftBarProps) {
  const { common, setup } = useMessages("setup");
  const { state, discard, property, isAhead } = useDraft();
  const { isApplying, isWaiting, applyKeys } = useApply();
  const { uploading, cancel } = useDraftUploads();
  const { mayEdit } = useRights();
  const names = useUnsavedNames(keys);
  const isUploading = keys.some((key) => uploading.includes(key));
  const isUnsaved = isUploading || keys.some((key) => isDirty(state, key));

  const applyAll = useCallback(async () => {
    if (!(await applyKeys(keys))) onNotApplied?.();
  }, [applyKeys, keys, onNotApplied]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (isUnsaved && mayEdit && !isApplying) void applyAll();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isUnsaved, mayEdit, isApplying, applyAll]);

  function title(): string {
    if (isUploading) return setup.stillUploading;
    return isUnsaved ? (changesTitle ?? common.unsaved.title) : setup.allApplied;
  }

  function detail(): string | null {
    if (isUploading) return setup.applyWaits;
    if (isUnsaved) return names;
    return isAhead && property.publishedNumber !== null
      ? setup.guestsStillSee(property.publishedNumber)
      : null;
  }
  const more = detail();

  function discardAll() {
    cancel(keys);
    discard(keys);
  }

  return (
    <ActionBar
      state={
        <div className="flex items-center gap-3">
          <StatusDot tone={isUnsaved ? "warn" : "on"} />
          <div className="min-w-0">
            <p className="text-md font-medium text-strong">{title()}</p>
            {more === null ? null : <TruncatedText as="p" className="text-xs text-muted" text={more} />}
          </div>
        </div>
      }
      actions={
        <>
          {children}
          <UndoControls keys={keys} />
          <Button variant="ghost" disabled={!isUnsaved || (isApplying && !isWaiting)} onClick={discardAll}>
            {common.discard}
          </Button>
          <Button
            variant={isSecondary ? "secondary" : "primary"}
            disabled={!isUnsaved || !mayEdit}
            loading={isApplying}
            loadingLabel={isWaiting ? common.uploading : common.applying}
            onClick={() => void applyAll()}
          >
            {common.apply}
          </Button>
          {primary}
        </>
      }
    />
  );
}
