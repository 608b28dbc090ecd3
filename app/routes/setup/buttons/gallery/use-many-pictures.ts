import { useEffect, useRef, useState } from "react";
import { averagePictureColour } from "#app/components/pictures/picture-colour.ts";
import { useTrackUpload } from "#app/components/uploads.tsx";
import { useStoreFile } from "#app/components/use-store-file.ts";
import { useRights } from "#app/session/role-context.tsx";
import type { StoredMedia } from "#domain/content/media.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import type { ProblemCode } from "#domain/problem-code.ts";

/** A file that did not become an item, and why. */
export interface FailedPicture {
  readonly file: File;
  readonly code: ProblemCode;
}

export interface ManyPictures {
  /** The file on its way, counted from 1; null while none is. */
  readonly progress: { readonly position: number; readonly count: number; readonly share: number } | null;
  readonly failed: readonly FailedPicture[];
  readonly send: (files: readonly File[]) => void;
  readonly cancel: () => void;
}

interface Rule {
  readonly propertyId: string;
  /** Called once for each picture, as soon as it is stored. */
  readonly onPicture: (picture: Picture, file: File) => void;
  /** Called when no more are to come, unless they were called off. */
  readonly onEnd: () => void;
}

/**
 * Stores several pictures of a gallery one after the other; large ones are made smaller first. One that is refused
 * or gets lost is named in `failed`, and the others go on. Leaving the form calls off what is still to come.
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

  /** Null where the page is leaving. */
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
        // The script could not be had, or the browser has no memory for the picture.
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
    // Files can be dropped where the controls are switched off.
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
