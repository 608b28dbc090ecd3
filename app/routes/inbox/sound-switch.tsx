import { useSyncExternalStore } from "react";
import { bell } from "#app/components/bell.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Whether this browser rings for a new request; off until somebody switches it on. */
export function SoundSwitch() {
  const { inbox } = useMessages();
  const isOn = useSyncExternalStore(bell.watch, bell.isOn, () => false);
  return (
    <Switch
      label={
        <span className="flex items-center gap-2 text-sm font-medium text-strong">
          <Icon name="sound" size="sm" />
          <span className="max-sm:sr-only">{inbox.sound}</span>
        </span>
      }
      checked={isOn}
      onChange={(event) => bell.set(event.currentTarget.checked)}
      className="flex-row-reverse"
    />
  );
}
