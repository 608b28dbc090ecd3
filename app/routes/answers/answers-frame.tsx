import { type ReactNode, type RefObject, useState } from "react";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { DraftBar } from "../setup/draft/draft-bar.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { PartUploadScope } from "../setup/draft/draft-uploads.tsx";
import { EditedElsewhere } from "../setup/draft/edited-elsewhere.tsx";
import { NewerVersionNotice } from "../setup/draft/newer-version-notice.tsx";
import { GuidePreview } from "./preview/guide-preview.tsx";
import { ANSWER_KEYS } from "./use-answers.ts";
import { useChangesTitle } from "./use-changes-title.ts";

/** Loaded after the screen: nothing is changed yet. */
const PUBLISH_BUTTON = definePart(
  () => import("./publish-answers-button.client.tsx"),
  ({ PublishAnswersButton }) => PublishAnswersButton,
);

interface AnswersFrameProps {
  /** Parts at the start; absent: the questions have the whole width. */
  readonly parts?: ReactNode;
  readonly pane?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
  /** The entry that the phone shows; `null`: the guide from its start. */
  readonly entryId: string | null;
  /** Called if an answer keeps the draft from being applied. */
  readonly onNotApplied: () => void;
}

/** Parts at the start, work in the middle, the guest's phone at the end, the draft's bar below. */
export function AnswersFrame({ parts, pane, children, entryId, onNotApplied }: AnswersFrameProps) {
  const { setup } = useMessages("setup");
  const { answers: words } = useMessages("answers");
  const changesTitle = useChangesTitle();
  const { property } = useDraft();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  return (
    <PartUploadScope keys={ANSWER_KEYS}>
      <div
        className={classNames(
          "relative grid min-h-0 flex-1 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto]",
          parts
            ? "lg:grid-cols-[15.5rem_minmax(0,1fr)_24.25rem] lg:grid-rows-[minmax(0,1fr)_auto]"
            : "lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:grid-rows-[minmax(0,1fr)_auto]",
        )}
      >
        {parts ?? <span className="lg:hidden" />}
        <div
          ref={pane}
          className="min-h-0 min-w-0 overflow-y-auto bg-surface-page px-7 pt-5 pb-8 [scrollbar-width:thin]"
        >
          <ViewerNotice />
          <NewerVersionNotice keys={ANSWER_KEYS} />
          <EditedElsewhere keys={ANSWER_KEYS} />
          {children}
        </div>
        <aside
          aria-label={words.preview.title}
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
          <GuidePreview entryId={entryId} />
        </aside>
        <div className="lg:col-span-full">
          <DraftBar
            keys={ANSWER_KEYS}
            changesTitle={changesTitle}
            onNotApplied={onNotApplied}
            primary={
              property.publishedNumber === null ? undefined : (
                <LazyPart
                  part={PUBLISH_BUTTON}
                  props={{ onNotApplied }}
                  fallback={
                    <Button variant="primary" disabled>
                      {words.publishJustThis}
                    </Button>
                  }
                />
              )
            }
          >
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
        </div>
      </div>
    </PartUploadScope>
  );
}
