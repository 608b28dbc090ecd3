import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { RoleProvider, useRights } from "#app/session/role-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { getNewerKeys } from "../setup/draft/draft-state.ts";
import { BackLink } from "./back-link.tsx";
import { TranslationsScreen } from "./translations-screen.tsx";

export const handle = { texts: ["translations"] } satisfies ScreenHandle;

/** The workbench of translations (L3, picture 82): `?language=fi`, and `&from=answers` for the way back. */
export default function TranslationsRoute() {
  const { draft, state } = useDraft();
  const { role } = useRights();
  const [address] = useSearchParams();
  const { languages, defaultLanguage } = draft;
  const others = useMemo(
    () => languages.filter((code) => code !== defaultLanguage),
    [languages, defaultLanguage],
  );
  const language = others.find((code) => code === address.get("language")) ?? others[0];
  if (language === undefined) return <OneLanguage />;
  // Saved by a newer product version: read-only for everyone.
  const isNewer = getNewerKeys(state, ["answers", `buttons:${language}`]).length > 0;
  return (
    <RoleProvider value={isNewer ? "viewer" : role}>
      <TranslationsScreen language={language} languages={others} />
    </RoleProvider>
  );
}

/** Without another language there is nothing to translate. */
function OneLanguage() {
  const { translations: words } = useMessages("translations");
  return (
    <>
      <ScreenHeader title={words.title} actions={<BackLink />} />
      <EmptyState
        className="py-24"
        title={words.oneLanguage}
        description={words.oneLanguageText}
        actions={
          <ButtonLink to="/setup/homepage" variant="primary">
            {words.chooseLanguages}
          </ButtonLink>
        }
      />
    </>
  );
}
