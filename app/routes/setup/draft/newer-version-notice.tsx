import { useBrand } from "#app/components/brand-context.tsx";
import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { getTab, getTabName } from "../setup-tabs.ts";
import { useDraft } from "./draft-context.tsx";
import { getNewerKeys, type PartKey } from "./draft-state.ts";

interface NewerVersionNoticeProps {
  /** The parts concerned; absent: all. */
  readonly keys?: readonly PartKey[];
}

/** Lists the parts saved by a newer product version, with advice; otherwise nothing. */
export function NewerVersionNotice({ keys }: NewerVersionNoticeProps) {
  const { setup, shell } = useMessages("setup");
  const { portalName } = useBrand();
  const language = useLanguage();
  const getName = usePartName();
  const { state } = useDraft();
  const newer = getNewerKeys(state, keys);
  return (
    <div role="status">
      {newer.length > 0 ? (
        <Notice
          tone="warn"
          className="mb-5"
          title={setup.newerVersion.title(formatList(language, newer.map(getName)), portalName)}
          action={
            <Button size="sm" onClick={() => location.reload()}>
              {shell.outdated.reload}
            </Button>
          }
        >
          {setup.newerVersion.text}
        </Notice>
      ) : null}
    </div>
  );
}

function usePartName(): (key: PartKey) => string {
  const { common, publish, shell } = useMessages("setup");
  return (key) => {
    if (key === "qr") return publish.marketingConsent;
    const tab = getTabName(getTab(key), shell);
    const [, language] = key.split(":");
    return language ? `${tab} (${common.languages[language as ContentLanguage]})` : tab;
  };
}
