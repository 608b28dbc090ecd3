import { useCallback } from "react";
import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { BrowserSession } from "#app/session/browser-session.ts";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { StoredMedia } from "#domain/content/media.ts";
import { FILES_WARNING_SHARE } from "#domain/limits.ts";
import type { Verdict } from "#domain/problem.ts";

type FileToStore = Parameters<BrowserSession["upload"]>[0];

/**
 * Uploads a file, and warns when the property's storage is nearly full. Any network failure is
 * `upload_interrupted`; `null`: signed out, the page is leaving.
 */
export function useStoreFile(): (file: FileToStore) => Promise<Verdict<StoredMedia> | null> {
  const { connect } = useSession();
  const { problems } = useMessages();
  const language = useLanguage();
  const toPercent = useCallback((share: number) => formatPercent(language, share, 0), [language]);
  return useCallback(
    async (file) => {
      try {
        const stored = await connect().upload(file);
        if (stored.ok && stored.value.takenShare >= FILES_WARNING_SHARE) {
          showToast({
            tone: "warn",
            title: problems.limits.filesNearlyFull(toPercent(stored.value.takenShare)),
          });
        }
        return stored;
      } catch (error) {
        if (error instanceof SignedOutError) return null;
        // No token, or an answer that is not the API's.
        if (!(error instanceof TypeError)) console.error(error);
        return { ok: false, problem: { code: "upload_interrupted" } };
      }
    },
    [connect, problems, toPercent],
  );
}
