import type { ReactNode } from "react";
import { ScreenColumn } from "#app/components/screen-column.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Tabs } from "#app/ui/layout/tabs.tsx";

interface SettingsFrameProps {
  /** Title of a view without a tab. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Layout of the settings. Owners also have a view for guest data. */
export function SettingsFrame({ title, children }: SettingsFrameProps) {
  const { settings } = useMessages();
  const { mayManage } = useRights();
  const hasTabs = useActivePropertyOrNone() !== null && mayManage;
  return (
    <>
      <ScreenHeader title={hasTabs ? settings.title : (title ?? settings.title)} bare={hasTabs} />
      {hasTabs ? (
        <Tabs
          label={settings.title}
          className="bg-surface-page px-5 max-md:px-1"
          tabs={[
            { to: "/settings", label: settings.guestData.general, end: true },
            { to: "/settings/guest-data", label: settings.guestData.title },
          ]}
        />
      ) : null}
      <ScreenColumn>{children}</ScreenColumn>
    </>
  );
}
