import { Suspense, useState } from "react";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { SeasonBadge } from "#app/components/season/season-badge.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { LiveAnswers } from "../../setup/answers/live-answers.tsx";
import { SettingRow } from "../setting-row.tsx";
import { SeasonForm } from "./season-form.tsx";
import { useSeasonForm } from "./use-season-form.ts";

/** Form for a seasonal closure; a switch ends a saved one (T8). */
export function SeasonSection() {
  const words = useMessages().settings.season;
  const { viewerReason } = useMessages().members;
  const { property } = useActiveProperty();
  const { mayEdit } = useRights();
  const form = useSeasonForm();
  const [isPlanning, setIsPlanning] = useState(false);
  const isOpen = form.isClosing || isPlanning;

  return (
    <>
      <LeaveGuard hasWork={form.isChanged && isOpen} onDiscard={form.discard} />
      <SettingRow title={words.title} text={`${words.text} ${words.atOnce}`}>
        <SeasonBadge property={property} />
        <span className="flex flex-col items-end gap-1.5">
          {form.isClosing ? (
            <Switch
              label={words.title}
              labelHidden
              checked
              disabled={!mayEdit}
              onChange={() => void form.takeBack()}
            />
          ) : (
            <Button
              iconBefore="calendar"
              disabled={!mayEdit}
              aria-expanded={isPlanning}
              onClick={() => setIsPlanning(!isPlanning)}
            >
              {words.plan}
            </Button>
          )}
          {mayEdit ? null : <span className="text-end text-xs text-muted">{viewerReason}</span>}
        </span>
      </SettingRow>
      {isOpen ? (
        <LiveAnswers>
          {/* The words for answers in texts load with the form. */}
          <Suspense>
            <SeasonForm form={form} onSaved={() => setIsPlanning(false)} />
          </Suspense>
        </LiveAnswers>
      ) : null}
    </>
  );
}
