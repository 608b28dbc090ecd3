import { ContentLossList } from "#app/components/content-loss-list.tsx";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useContentLoss } from "#app/components/use-content-loss.ts";
import { useRestore } from "#app/components/use-restore.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { CloneLanguages } from "#domain/content/translation/clone-languages.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { RESTORE_DAYS } from "#domain/limits.ts";
import type { Property } from "#domain/property/property.ts";
import { LanguageOutcome } from "./language-choice.tsx";

interface CloneDialogProps {
  readonly source: Property;
  readonly target: Property;
  readonly languages: CloneLanguages;
  /** Languages in which the source has buttons. */
  readonly filled: readonly ContentLanguage[];
  readonly onClose: () => void;
}

/** Confirmation before cloning: counts what the target loses, and where to restore it [S199]. */
export function CloneDialog({ source, target, languages, filled, onClose }: CloneDialogProps) {
  const { recovery, problems } = useMessages();
  const words = recovery.clone;
  const { connect } = useSession();
  const restore = useRestore();
  const lost = useContentLoss(target.id, source.id);
  const { isBusy, run } = useApiAction();
  const helpFor = useHelpAction();

  const clone = () =>
    run(async () => {
      const response = await connect().api.api.properties[":propertyId"].clone.$post({
        param: { propertyId: source.id },
        json: { target: target.id, languages },
      });
      if (response.ok) {
        const { restorePoint } = await response.json();
        showToast({
          tone: "success",
          title: words.done(target.name),
          action: { label: recovery.undo, onPress: () => void restore(target.id, restorePoint.id) },
        });
      } else {
        const { code } = await readProblem(response);
        showToast({ tone: "error", title: words.failed, detail: problems.codes[code], ...helpFor(code) });
      }
      onClose();
    });

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.question(target.name)}
      description={`${words.warning(source.name, target.name)} ${recovery.where(RESTORE_DAYS)}`}
      safeLabel={words.keep}
      confirmLabel={words.confirm}
      busy={isBusy}
      busyLabel={words.running}
      onConfirm={() => void clone()}
    >
      {lost === null ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <ContentLossList lost={lost} timeZone={target.timeZone} />
      )}
      <LanguageOutcome source={source} target={target} value={languages} filled={filled} />
      <p className="mt-3.5 flex gap-2 text-sm text-strong">
        <Icon name="alert" size="sm" className="mt-0.5 flex-none text-warn-icon" />
        {recovery.cloned.comesAlong}
      </p>
      <p className="mt-3.5 text-sm text-muted">{words.untilPublished}</p>
    </ConfirmDialog>
  );
}
