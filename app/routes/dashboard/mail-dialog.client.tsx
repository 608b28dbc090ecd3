import { useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import type { MailPreferences } from "#domain/analytics/mail-preferences.ts";
import { isSameData } from "#domain/content/merge.ts";

const RATINGS = [1, 2, 3, 4] as const;

interface MailDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The signed-in person's mail settings for this property. */
export function MailDialog({ open, onClose }: MailDialogProps) {
  const dashboard = useMessages("dashboard");
  const { common, problems } = useMessages();
  const { mail: words } = dashboard;
  const { user } = useSession();
  const { preferences, hasWork, hasFailed, change, save } = useMailPreferences(open);
  const { isBusy, run } = useApiAction();

  const saveAndClose = () =>
    run(async () => {
      const problem = await save();
      if (problem === null) {
        showToast({ tone: "success", title: words.saved });
        return onClose();
      }
      showToast({ tone: "error", title: words.saveFailed, detail: problems.codes[problem.code] });
    });

  return (
    <WorkDialog
      open={open}
      hasWork={hasWork}
      onClose={onClose}
      icon="mail"
      title={words.title}
      description={words.text(user.email)}
      locked={isBusy}
      foot={(leave) => (
        <>
          <Button onClick={leave} disabled={isBusy}>
            {common.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={preferences === null}
            loading={isBusy}
            loadingLabel={words.saving}
            onClick={() => void saveAndClose()}
          >
            {words.save}
          </Button>
        </>
      )}
    >
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          {words.readFailed}
        </Notice>
      ) : null}
      {preferences === null && !hasFailed ? <Skeleton className="h-36" /> : null}
      {preferences === null ? null : (
        <div className="flex flex-col gap-5">
          <Choice
            label={words.weekly}
            hint={words.weeklyHint}
            isOn={preferences.weeklyMail}
            onChange={(weeklyMail) => change({ weeklyMail })}
          />
          <Choice
            label={words.alert}
            hint={words.alertHint}
            isOn={preferences.lowRatingAlert}
            onChange={(lowRatingAlert) => change({ lowRatingAlert })}
          />
          <SelectField
            label={words.threshold}
            className="ms-11 w-60"
            disabled={!preferences.lowRatingAlert}
            value={preferences.alertRating}
            onChange={({ target }) => change({ alertRating: Number(target.value) })}
            options={RATINGS.map((rating) => ({ value: String(rating), label: words.thresholds[rating] }))}
          />
          <Choice
            label={words.overdue}
            hint={words.overdueHint}
            isOn={preferences.overdueMail}
            onChange={(overdueMail) => change({ overdueMail })}
          />
        </div>
      )}
    </WorkDialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, hint, isOn, onChange }: ChoiceProps) {
  return (
    <div>
      <Switch label={label} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <p className="ms-11 mt-0.5 text-sm text-muted">{hint}</p>
    </div>
  );
}

/** Refetches the settings each time the dialog opens; changes are local until saved. */
function useMailPreferences(isOpen: boolean) {
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const [preferences, setPreferences] = useState<MailPreferences | null>(null);
  const [saved, setSaved] = useState<MailPreferences | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const propertyId = property.id;
  const route = () => connect().api.api.properties[":propertyId"]["mail-preferences"];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is a new object with every change of the group
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    setPreferences(null);
    setHasFailed(false);
    const read = async () => {
      const response = await route().$get({ param: { propertyId } });
      if (!response.ok) throw new Error(`The mail preferences answered ${response.status}.`);
      const read = await response.json();
      if (isOver) return;
      setSaved(read);
      setPreferences(read);
    };
    read().catch((error: unknown) => {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      if (!isOver) setHasFailed(true);
    });
    return () => {
      isOver = true;
    };
  }, [isOpen, propertyId]);

  return {
    preferences,
    hasWork: !isSameData(preferences, saved),
    hasFailed,
    change: (part: Partial<MailPreferences>) => setPreferences((now) => (now ? { ...now, ...part } : now)),
    save: async () => {
      if (preferences === null) return null;
      const response = await route().$put({ param: { propertyId }, json: preferences });
      return response.ok ? null : await readProblem(response);
    },
  };
}
