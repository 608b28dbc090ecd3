import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Upload, UploadScope, useUploads } from "#app/components/uploads.tsx";
import type { PartKey } from "./draft-state.ts";

interface PartUpload extends Upload {
  /** Parts that may use the file. */
  readonly keys: readonly PartKey[];
}

interface DraftUploads {
  /** Parts that wait for an upload. */
  readonly uploading: readonly PartKey[];
  readonly track: (upload: PartUpload) => void;
  /** Waits for the uploads of these parts. @returns whether none failed. */
  readonly settle: (keys: readonly PartKey[]) => Promise<boolean>;
  readonly cancel: (keys: readonly PartKey[]) => void;
}

const DraftUploadsContext = createContext<DraftUploads | null>(null);

/** Tracks which parts wait for uploads, across tabs. */
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

/** Makes uploads in `children` count as uploads of these parts. */
export function PartUploadScope({ keys, children }: { keys: readonly PartKey[]; children: ReactNode }) {
  const { track } = useDraftUploads();
  const forParts = useMemo(() => (upload: Upload) => track({ ...upload, keys }), [track, keys]);
  return <UploadScope track={forParts}>{children}</UploadScope>;
}
