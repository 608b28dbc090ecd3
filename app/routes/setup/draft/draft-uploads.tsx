import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Upload, UploadScope, useUploads } from "#app/components/uploads.tsx";
import type { PartKey } from "./draft-state.ts";

interface PartUpload extends Upload {
  /** The parts one of which will name the file. */
  readonly keys: readonly PartKey[];
}

interface DraftUploads {
  /** The parts that wait for a file. */
  readonly uploading: readonly PartKey[];
  readonly track: (upload: PartUpload) => void;
  /** Waits for the files of these parts. @returns whether none of them failed. */
  readonly settle: (keys: readonly PartKey[]) => Promise<boolean>;
  readonly cancel: (keys: readonly PartKey[]) => void;
}

const DraftUploadsContext = createContext<DraftUploads | null>(null);

/** Knows which parts of the draft still wait for a file, whichever tab is open by then. */
export function DraftUploadsProvider({ children }: { children: ReactNode }) {
  const { running, track, settle, cancel } = useUploads<PartUpload>();
  const uploads = useMemo<DraftUploads>(() => {
    const isForAny = (keys: readonly PartKey[]) => (upload: PartUpload) =>
      upload.keys.some((key) => keys.includes(key));
    return {
      uploading: [...new Set(running.flatMap(({ keys }) => keys))],
      track,
      settle: (keys) => settle(isForAny(keys)),
      cancel: (keys) => cancel(isForAny(keys)),
    };
  }, [running, track, settle, cancel]);
  return <DraftUploadsContext value={uploads}>{children}</DraftUploadsContext>;
}

export function useDraftUploads(): DraftUploads {
  const uploads = useContext(DraftUploadsContext);
  if (!uploads) throw new Error("A setup tab must stand inside DraftUploadsProvider.");
  return uploads;
}

/** What is uploaded inside is for these parts. */
export function PartUploadScope({ keys, children }: { keys: readonly PartKey[]; children: ReactNode }) {
  const { track } = useDraftUploads();
  const forParts = useMemo(() => (upload: Upload) => track({ ...upload, keys }), [track, keys]);
  return <UploadScope track={forParts}>{children}</UploadScope>;
}
