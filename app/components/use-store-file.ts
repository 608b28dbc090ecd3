import { useCallback } from "react";
import type { BrowserSession } from "#app/session/browser-session.ts";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { StoredMedia } from "#domain/content/media.ts";
import type { Verdict } from "#domain/problem.ts";

type FileToStore = Parameters<BrowserSession["upload"]>[0];

/** Sends one file. Whatever goes wrong on the way is `upload_interrupted`; null: signed out, and the page is leaving. */
export function useStoreFile(): (file: FileToStore) => Promise<Verdict<StoredMedia> | null> {
  const { connect } = useSession();
  return useCallback(
    async (file) => {
      try {
        return await connect().upload(file);
      } catch (error) {
        if (error instanceof SignedOutError) return null;
        // A token could not be had, or the answer was no answer of ours.
        if (!(error instanceof TypeError)) console.error(error);
        return { ok: false, problem: { code: "upload_interrupted" } };
      }
    },
    [connect],
  );
}
