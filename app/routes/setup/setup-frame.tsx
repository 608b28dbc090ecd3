import { type ReactNode, useState } from "react";
import { EditorsOnly, ViewerNotice } from "#app/components/editors-only.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { RoleProvider, useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { DraftBar } from "./draft/draft-bar.tsx";
import { useDraft } from "./draft/draft-context.tsx";
import { newerKeys, type PartKey } from "./draft/draft-state.ts";
import { PartUploadScope } from "./draft/draft-uploads.tsx";
import { EditedElsewhere } from "./draft/edited-elsewhere.tsx";
import { NewerVersionNotice } from "./draft/newer-version-notice.tsx";
import { LivePreview } from "./live-preview.tsx";

interface SetupFrameProps {
  /** The parts that this tab edits; the action bar applies and discards them. */
  readonly keys: readonly PartKey[];
  /** The pane: the form, which scrolls by itself. */
  readonly children: ReactNode;
  /** Stands over the pane and works for viewers as well. */
  readonly head?: ReactNode;
  /** Stands in the place of the live preview, such as an editor; it brings its own edge and way to close. */
  readonly side?: ReactNode;
  /** What is unsaved, in the tab's own words, where the names of its fields say too little. */
  readonly unsaved?: string | undefined;
  /** The pane's ground is the canvas, as under tiles. */
  readonly canvas?: boolean;
}

/**
 * An editor tab: pane at the start, live preview at the end, action bar below. What stands in the preview's
 * place brings a foot of its own, so the bar then ends with the pane.
 */
export function SetupFrame({ keys, children, head, side, unsaved, canvas = false }: SetupFrameProps) {
  const { setup, shell } = useMessages();
  const { state } = useDraft();
  const { role } = useRights();
  // Of a part that a newer version saved everybody is a viewer.
  const roleHere = newerKeys(state, keys).length > 0 ? "viewer" : role;
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  return (
    <PartUploadScope keys={keys}>
      <div
        className={classNames(
          "relative grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto]",
          side ? "lg:grid-cols-[minmax(0,1fr)_27.5rem]" : "lg:grid-cols-[minmax(0,1fr)_26.25rem]",
        )}
      >
        {/* All that could take the focus is switched off for viewers: their keys scroll the column itself. */}
        <div
          {...(roleHere === "viewer" ? { role: "region", "aria-label": shell.nav.setup, tabIndex: 0 } : {})}
          className={classNames(
            "@container relative col-start-1 row-start-1 min-h-0 min-w-0 overflow-y-auto px-8 py-6 [scrollbar-width:thin]",
            canvas && "bg-surface-canvas",
          )}
        >
          <ViewerNotice />
          <NewerVersionNotice keys={keys} />
          <EditedElsewhere keys={keys} />
          {head}
          <RoleProvider value={roleHere}>
            <EditorsOnly>{children}</EditorsOnly>
          </RoleProvider>
        </div>
        {side ? <RoleProvider value={roleHere}>{side}</RoleProvider> : null}
        {side ? null : (
          <aside
            aria-label={setup.preview.live}
            data-toast-ground
            className={classNames(
              "stage [grid-area:1/1/2/2] min-h-0 flex-col border-s border-default lg:[grid-area:1/2/2/3]",
              isPreviewOpen
                ? "absolute inset-y-0 end-0 z-sticky flex w-105 max-w-full animate-panel-in shadow-lg lg:static lg:w-auto lg:animate-none lg:shadow-none"
                : "hidden lg:flex",
            )}
          >
            {isPreviewOpen ? (
              <div className="flex justify-end px-2 pt-2 lg:hidden">
                <IconButton
                  icon="close"
                  label={setup.preview.hide}
                  size="sm"
                  onClick={() => setIsPreviewOpen(false)}
                />
              </div>
            ) : null}
            <LivePreview />
          </aside>
        )}
        <div className={classNames("col-start-1 row-start-2 min-w-0", side ? undefined : "lg:col-span-2")}>
          <RoleProvider value={roleHere}>
            <DraftBar keys={keys} names={unsaved} isSecondary={Boolean(side)}>
              {side ? null : (
                <Button
                  className="lg:hidden"
                  iconBefore="eye"
                  aria-expanded={isPreviewOpen}
                  onClick={() => setIsPreviewOpen(!isPreviewOpen)}
                >
                  {isPreviewOpen ? setup.preview.hide : setup.preview.show}
                </Button>
              )}
            </DraftBar>
          </RoleProvider>
        </div>
      </div>
    </PartUploadScope>
  );
}
