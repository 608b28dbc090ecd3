import { useState } from "react";
import { useNavigate } from "react-router";
import { saveFile } from "#app/components/save-file.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import { type Choice, toQuery } from "./choice.ts";
import { useChoice } from "./use-choice.ts";

const MAIL_DIALOG = definePart(
  () => import("./mail-dialog.client.tsx"),
  ({ MailDialog }) => MailDialog,
);

/** Print, export and mail of the figures, and a link to the other properties. */
export function MoreMenu() {
  const dashboard = useMessages("dashboard");
  const { propertyCount } = useSession();
  const { choice } = useChoice();
  const navigate = useNavigate();
  const exportAs = useExport(choice);
  const [isMailOpen, setIsMailOpen] = useState(false);
  const [wasMailOpened, setWasMailOpened] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon="more" label={dashboard.more} variant="secondary" />}>
        {propertyCount > 1 ? (
          <>
            <MenuItem icon="sites" onSelect={() => void navigate("/dashboard/portfolio")}>
              {dashboard.portfolio}
            </MenuItem>
            <MenuSeparator />
          </>
        ) : null}
        <MenuItem icon="download" onSelect={() => void exportAs("csv")}>
          {dashboard.export("CSV")}
        </MenuItem>
        <MenuItem icon="download" onSelect={() => void exportAs("json")}>
          {dashboard.export("JSON")}
        </MenuItem>
        <MenuItem icon="book" onSelect={printSoon}>
          {dashboard.print}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon="mail"
          onSelect={() => {
            setWasMailOpened(true);
            setIsMailOpen(true);
          }}
        >
          {dashboard.mails}
        </MenuItem>
      </Menu>
      {wasMailOpened ? (
        <LazyPart part={MAIL_DIALOG} props={{ open: isMailOpen, onClose: () => setIsMailOpen(false) }} />
      ) : null}
    </>
  );
}

/** Prints once the menu has closed, so that the menu is not printed. */
function printSoon() {
  requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
}

/** Downloads the figures of a choice as CSV. */
function useExport(choice: Choice) {
  const { exportFailed } = useMessages("dashboard");
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { run } = useApiAction();
  return (format: "csv" | "json") =>
    run(async () => {
      const query = new URLSearchParams({ format, ...toQuery(choice) });
      const response = await connect().send(`/api/properties/${property.id}/analytics/export?${query}`);
      if (!response.ok) return showToast({ tone: "error", title: exportFailed });
      const date = choice.date === null ? "" : `-${choice.date}`;
      saveFile(await response.blob(), `${property.slug}-${choice.range}${date}.${format}`);
    });
}
