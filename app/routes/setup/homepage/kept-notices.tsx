import { useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** For each language about to be disabled: its buttons are kept. */
export function KeptNotices({ languages }: { languages: readonly ContentLanguage[] }) {
  const { translation, common } = useMessages("setup");
  const { state } = useDraft();
  const kept = languages.flatMap((language) => {
    const count = state[`buttons:${language}`]?.edited.buttons.length ?? 0;
    return count > 0 ? [{ language, count }] : [];
  });
  return (
    <div role="status" className="flex flex-col gap-2">
      {kept.map(({ language, count }) => (
        <Notice key={language} tone="info">
          {translation.kept(count, common.languages[language])}
        </Notice>
      ))}
    </div>
  );
}
