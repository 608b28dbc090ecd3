import { useEffect, useRef, useState } from "react";
import { averagePictureColour } from "#app/components/pictures/picture-colour.ts";
import { useTrackUpload } from "#app/components/uploads.tsx";
import { useStoreFile } from "#app/components/use-store-file.ts";
import { useRights } from "#app/session/role-context.tsx";
import type { StoredMedia } from "#domain/content/media.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import type { ProblemCode } from "#domain/problem-code.ts";

/** A file that failed, with the reason. */
export interface FailedPicture {
  readonly file: File;
  readonly code: ProblemCode;
}

export interface ManyPictures {
  /** The running upload, counted from 1; `null`: none. */
  readonly progress: { readonly position: number; readonly count: number; readonly share: number } | null;
  readonly failed: readonly FailedPicture[];
  readonly send: (files: readonly File[]) => void;
  readonly cancel: () => void;
}

interface Rule {
  readonly propertyId: string;
  /** Called for each picture when its upload ends. */
  readonly onPicture: (picture: Picture, file: File) => void;
  /** Called after the last upload, unless cancelled. */
  readonly onEnd: () => void;
}

/**
 * Uploads several gallery pictures one after another, scaling down large ones. Failed ones are listed in
 * `failed`, and the others continue. Leaving the form cancels the rest.
 */
export function useManyPictures(rule: Rule): ManyPictures {
  const store = useStoreFile();
  const track = useTrackUpload();
  const { mayEdit } = useRights();
  const [progress, setProgress] = useState<ManyPictures["progress"]>(null);
  const [failed, setFailed] = useState<readonly FailedPicture[]>([]);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(rule);
  latest.current = rule;
  useEffect(() => () => running.current?.abort(), []);

  /** Uploads one picture. `null`: signed out; the browser leaves the page, so no error is shown. */
  async function storeOne(file: File, signal: AbortSignal, onProgress: (share: number) => void) {
    const { prepareGalleryPicture } = await import("./prepare-gallery-picture.ts");
    const prepared = await prepareGalleryPicture(file);
    if (!prepared.ok) return prepared;
    return store({
      propertyId: latest.current.propertyId,
      kind: "gallery",
      file: prepared.value,
      signal,
      onProgress,
    });
  }

  async function sendAll(files: readonly File[], { signal }: AbortController): Promise<boolean> {
    const refused: FailedPicture[] = [];
    for (const [index, file] of files.entries()) {
      const report = (share: number) => setProgress({ position: index + 1, count: files.length, share });
      report(0);
      const answer = await storeOne(file, signal, report).catch((error: unknown) => {
        // The module could not be loaded, or there is not enough memory for the picture.
        if (!(error instanceof TypeError)) console.error(error);
        return { ok: false, problem: { code: "upload_interrupted" } } as const;
      });
      if (signal.aborted || answer === null) break;
      if (answer.ok) {
        const picture = { ...toPicture(answer.value), ...(await averagePictureColour(file)) };
        latest.current.onPicture(picture, file);
      }
      if (!answer.ok) refused.push({ file, code: answer.problem.code });
      setFailed([...refused]);
    }
    running.current = null;
    setProgress(null);
    if (!signal.aborted) latest.current.onEnd();
    return refused.length === 0;
  }

  function send(files: readonly File[]): void {
    // Files can be dropped even if the controls are disabled.
    if (!mayEdit || files.length === 0 || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailed([]);
    track({ ended: sendAll(files, controller), cancel: () => controller.abort() });
  }

  return { progress, failed, send, cancel: () => running.current?.abort() };
}

function toPicture({ key, width, height }: StoredMedia): Picture {
  return { key, width: width ?? 1, height: height ?? 1, alt: "" };
}
