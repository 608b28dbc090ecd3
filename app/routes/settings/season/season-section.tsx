import { useState } from "react";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { SeasonBadge } from "#app/components/season/season-badge.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { SettingRow } from "../setting-row.tsx";
import { SeasonForm } from "./season-form.tsx";
import { useSeasonForm } from "./use-season-form.ts";

/** The switch that closes a property for the season, and what it says, folded until it is on (T8). */
export function SeasonSection() {
  const words = useMessages().settings.season;
  const { viewerReason } = useMessages().members;
  const { property } = useActiveProperty();
  const { mayEdit } = useRights();
  const form = useSeasonForm();
  // The switch moves at once; until days are chosen and saved, guests see nothing of it.
  const [isWanted, setIsWanted] = useState(false);
  const isOn = form.isClosing || isWanted;

  function turn(isNowOn: boolean) {
    setIsWanted(isNowOn);
    if (!isNowOn && form.isClosing) void form.takeBack();
  }

  return (
    <>
      <LeaveGuard hasWork={form.isChanged && isOn} onDiscard={form.discard} />
      <SettingRow title={words.title} text={`${words.text} ${words.atOnce}`}>
        <SeasonBadge property={property} />
        {isOn && !form.isClosing ? <Badge tone="warn">{words.notYet}</Badge> : null}
        <span className="flex flex-col items-end gap-1.5">
          <Switch
            label={words.title}
            labelHidden
            checked={isOn}
            isPending={!form.isClosing}
            disabled={!mayEdit}
            onChange={(event) => turn(event.currentTarget.checked)}
          />
          {mayEdit ? null : <span className="text-end text-xs text-muted">{viewerReason}</span>}
        </span>
      </SettingRow>
      {isOn ? <SeasonForm form={form} onSaved={() => setIsWanted(false)} /> : null}
    </>
  );
}
