import { useEffect, useRef, useState } from "react";
import { SignedOutError } from "#app/session/authorised-fetch.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import type { MediaKind } from "#domain/content/media-reference.ts";
import type { StoredMedia } from "#domain/media.ts";
import type { Problem, ProblemCode } from "#domain/problem.ts";

type UploadState =
  | { readonly kind: "rest" }
  | { readonly kind: "uploading"; readonly file: File; readonly share: number }
  | { readonly kind: "refused"; readonly code: ProblemCode };

interface UploadRule {
  readonly propertyId: string;
  readonly kind: MediaKind;
  readonly bytesMax: number;
  /** What is said of a file over the limit, before anything of it is sent. */
  readonly tooBig: ProblemCode;
  readonly onStored: (media: StoredMedia, file: File) => void;
}

/** Sends a file with its real progress; leaving the form calls it off. */
export function useUpload({ propertyId, kind, bytesMax, tooBig, onStored }: UploadRule) {
  const { connect } = useSession();
  const { mayEdit } = useRights();
  const [state, setState] = useState<UploadState>({ kind: "rest" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File): Promise<Problem | null> {
    // A file can be dropped where the controls are switched off.
    if (!mayEdit) return null;
    const refuse = (problem: Problem) => {
      setState({ kind: "refused", code: problem.code });
      return problem;
    };
    if (file.size > bytesMax) return refuse({ code: tooBig });
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: "uploading", file, share: 0 });
    try {
      const verdict = await connect().upload({
        propertyId,
        kind,
        file,
        signal: controller.signal,
        onProgress: (share) => setState({ kind: "uploading", file, share }),
      });
      if (controller.signal.aborted) return null;
      if (!verdict.ok) return refuse(verdict.problem);
      setState({ kind: "rest" });
      onStored(verdict.value, file);
      return null;
    } catch (error) {
      // Signed out: the page is leaving. A TypeError is a connection that failed; the rest is ours.
      if (error instanceof SignedOutError) return null;
      if (!(error instanceof TypeError)) console.error(error);
      return refuse({ code: "upload_interrupted" });
    }
  }

  return { state, upload };
}
