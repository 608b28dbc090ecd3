import { useEffect, useRef, useState } from "react";
import { useTrackUpload } from "#app/components/uploads.tsx";
import { useStoreFile } from "#app/components/use-store-file.ts";
import { useRights } from "#app/session/role-context.tsx";
import type { StoredMedia } from "#domain/content/media.ts";
import type { MediaKind } from "#domain/content/media-reference.ts";
import type { ProblemCode } from "#domain/problem-code.ts";

type UploadState =
  | { readonly kind: "rest" }
  | { readonly kind: "uploading"; readonly file: File; readonly share: number }
  | { readonly kind: "refused"; readonly code: ProblemCode };

interface UploadRule {
  readonly propertyId: string;
  readonly kind: MediaKind;
  readonly bytesMax: number;
  /** Refusal of a file over the limit, before uploading. */
  readonly tooBig: ProblemCode;
  readonly onStored: (media: StoredMedia, file: File) => void;
  readonly onRefused: (code: ProblemCode) => void;
}

/** Uploads a file with progress; leaving the form cancels it. */
export function useUpload(rule: UploadRule) {
  const store = useStoreFile();
  const track = useTrackUpload();
  const { mayEdit } = useRights();
  const [state, setState] = useState<UploadState>({ kind: "rest" });
  const running = useRef<AbortController | null>(null);
  // Use the latest form state when the upload ends.
  const latest = useRef(rule);
  latest.current = rule;
  useEffect(() => () => running.current?.abort(), []);

  function refuse(code: ProblemCode): false {
    setState({ kind: "refused", code });
    latest.current.onRefused(code);
    return false;
  }

  async function send(file: File, { signal }: AbortController): Promise<boolean> {
    const { propertyId, kind } = latest.current;
    const onProgress = (share: number) => setState({ kind: "uploading", file, share });
    onProgress(0);
    const verdict = await store({ propertyId, kind, file, signal, onProgress });
    if (verdict && !signal.aborted && !verdict.ok) return refuse(verdict.problem.code);
    setState({ kind: "rest" });
    if (verdict?.ok && !signal.aborted) latest.current.onStored(verdict.value, file);
    return verdict !== null;
  }

  function upload(file: File): void {
    // Files can be dropped even if the controls are disabled.
    if (!mayEdit) return;
    if (file.size > rule.bytesMax) {
      refuse(rule.tooBig);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    track({ ended: send(file, controller), cancel: () => controller.abort() });
  }

  return { state, upload, cancel: () => running.current?.abort() };
}
