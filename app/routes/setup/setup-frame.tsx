import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { EditorsOnly, ViewerNotice } from "#app/components/editors-only.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { RoleProvider, useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { EpochMs } from "#domain/time.ts";
import { DraftBar } from "./draft/draft-bar.tsx";
import { useDraft } from "./draft/draft-context.tsx";
import { getNewerKeys, type PartKey } from "./draft/draft-state.ts";
import { PartUploadScope } from "./draft/draft-uploads.tsx";
import { EditedElsewhere } from "./draft/edited-elsewhere.tsx";
import { NewerVersionNotice } from "./draft/newer-version-notice.tsx";
import { LivePreview } from "./live-preview.tsx";

interface SetupFrameProps {
  /** Parts edited in this tab; the action bar applies and discards them. */
  readonly keys: readonly PartKey[];
  /** The form, in a scrolling pane. */
  readonly children: ReactNode;
  /** Content above the pane; usable by viewers too. */
  readonly head?: ReactNode;
  /** An editor at the end, with its own border, footer and close button. The preview then moves beside the pane. */
  readonly side?: ReactNode;
  /** The button in the editor `side`. */
  readonly editedId?: string | null;
  /** Content between the pane and the action bar; usable by viewers too. */
  readonly dock?: ReactNode;
  /** Moment of the preview; `null`: now. `onNow` resets it. */
  readonly moment?: EpochMs | null;
  readonly onNow?: () => void;
  /** Canvas background, for tiles. */
  readonly canvas?: boolean;
}

/**
 * Layout of an editor tab: pane at the start, live preview at the end, action bar below. An editor takes the
 * end with its own footer, so the bar ends with the pane, and the preview moves to the pane's end below its
 * header.
 */
export function SetupFrame({ keys, children, head, side, ...options }: SetupFrameProps) {
  const { editedId = null, canvas = false, dock, moment = null, onNow } = options;
  const { setup, shell } = useMessages("setup");
  const { state } = useDraft();
  const { role } = useRights();
  // Parts saved by a newer product version are read-only for everyone.
  const roleHere = getNewerKeys(state, keys).length > 0 ? "viewer" : role;
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const { ref: headRef, height: headHeight } = useHeight();
  const isEditing = side !== undefined;
  return (
    <PartUploadScope keys={keys}>
      <div
        style={{ "--pane-head": `${headHeight}px` } as CSSProperties}
        className={classNames(
          "relative grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto_auto]",
          "lg:[--phone-column:12.5rem] min-[85rem]:[--phone-column:15.5rem]",
          isEditing ? "lg:grid-cols-[minmax(0,1fr)_27.5rem]" : "lg:grid-cols-[minmax(0,1fr)_26.25rem]",
        )}
      >
        {/* Focusable for viewers, whose controls are disabled, so that keys can scroll it. */}
        <div
          {...(roleHere === "viewer" ? { role: "region", "aria-label": shell.nav.setup, tabIndex: 0 } : {})}
          className={classNames(
            "relative col-start-1 row-start-1 min-h-0 min-w-0 overflow-y-auto px-8 py-6 [scrollbar-width:thin]",
            canvas && "bg-surface-canvas",
          )}
        >
          <div ref={headRef} className="flow-root">
            <ViewerNotice />
            <NewerVersionNotice keys={keys} />
            <EditedElsewhere keys={keys} />
            {head}
          </div>
          <div className={classNames("@container", isEditing && "lg:me-[calc(var(--phone-column)+1.25rem)]")}>
            <RoleProvider value={roleHere}>
              <EditorsOnly>{children}</EditorsOnly>
            </RoleProvider>
          </div>
        </div>
        {side ? <RoleProvider value={roleHere}>{side}</RoleProvider> : null}
        <aside
          aria-label={setup.preview.live}
          className={classNames(
            "min-h-0 flex-col",
            isEditing
              ? "lg:z-0 lg:mt-[calc(var(--pane-head)+1.5rem)] lg:me-8 lg:mb-4 lg:w-(--phone-column) lg:justify-self-end lg:[grid-area:1/1/2/2]"
              : "stage border-s border-default lg:[grid-area:1/2/3/3]",
            isPreviewOpen
              ? "absolute inset-y-0 z-sticky flex animate-panel-in lg:static lg:animate-none lg:shadow-none"
              : "hidden lg:flex",
            isPreviewOpen &&
              (isEditing ? "stage start-0 end-110 pt-2" : "end-0 w-105 max-w-full shadow-lg lg:w-auto"),
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
          <LivePreview editedId={editedId} moment={moment} onNow={onNow} />
        </aside>
        {dock ? <div className="relative z-sticky col-start-1 row-start-2 min-w-0">{dock}</div> : null}
        <div className={classNames("col-start-1 row-start-3 min-w-0", !isEditing && "lg:col-span-2")}>
          <RoleProvider value={roleHere}>
            <DraftBar keys={keys} isSecondary={isEditing}>
              <Button
                className="lg:hidden"
                iconBefore="eye"
                aria-expanded={isPreviewOpen}
                onClick={() => setIsPreviewOpen(!isPreviewOpen)}
              >
                <span className="max-md:sr-only">
                  {isPreviewOpen ? setup.preview.hide : setup.preview.show}
                </span>
              </Button>
            </DraftBar>
          </RoleProvider>
        </div>
      </div>
    </PartUploadScope>
  );
}

/** Height of the element with `ref` in pixels, live. */
function useHeight(): { ref: (element: HTMLElement | null) => void; height: number } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, height };
}
