import { type ReactNode, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { DraftBar } from "./draft-bar.tsx";
import type { PartKey } from "./draft-state.ts";
import { LivePreview } from "./live-preview.tsx";

interface SetupFrameProps {
  /** The parts that this tab edits; the action bar applies and discards them. */
  readonly keys: readonly PartKey[];
  /** The pane: the form, which scrolls by itself. */
  readonly children: ReactNode;
  /** Stands in the place of the live preview, such as an editor; it brings its own edge and way to close. */
  readonly side?: ReactNode;
  /** The pane's ground is the canvas, as under tiles. */
  readonly canvas?: boolean;
}

/** An editor tab: pane at the start, live preview at the end, action bar below. */
export function SetupFrame({ keys, children, side, canvas = false }: SetupFrameProps) {
  const { setup } = useMessages();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        className={classNames(
          "relative grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)]",
          side ? "lg:grid-cols-[minmax(0,1fr)_27.5rem]" : "lg:grid-cols-[minmax(0,1fr)_26.25rem]",
        )}
      >
        <div
          className={classNames(
            "@container relative min-h-0 min-w-0 overflow-y-auto px-8 py-6 [scrollbar-width:thin]",
            canvas && "bg-surface-canvas",
          )}
        >
          {children}
        </div>
        {side ?? (
          <aside
            aria-label={setup.preview.live}
            className={classNames(
              "stage min-h-0 flex-col border-s border-default",
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
      </div>
      <DraftBar keys={keys}>
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
    </div>
  );
}
