import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { useApply } from "../../draft/apply-context.tsx";

/** Unsaved changes would not be copied, or would conflict: apply first. */
export function UnappliedNotice({ languages }: { languages: readonly ContentLanguage[] }) {
  const { translation, common } = useMessages("setup");
  const language = useLanguage();
  const { isApplying, applyKeys } = useApply();
  const names = languages.map((code) => common.languages[code]);
  return (
    <Notice tone="warn">
      {translation.copy.unapplied(formatList(language, names))}
      <div className="mt-2 flex">
        <Button
          size="sm"
          loading={isApplying}
          loadingLabel={common.applying}
          onClick={() => void applyKeys(languages.map((code) => `buttons:${code}` as const))}
        >
          {common.apply}
        </Button>
      </div>
    </Notice>
  );
}
