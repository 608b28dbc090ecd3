/**
 * Tracks uploads in progress. `useUploads` collects those inside an `UploadScope`, so that saving can wait
 * for them and closing can cancel them.
 */

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** A running upload. */
export interface Upload {
  /** Resolves after the file has been applied: `false` if refused or lost, `true` also if cancelled. */
  readonly ended: Promise<boolean>;
  readonly cancel: () => void;
}

export interface Uploads<Kind extends Upload = Upload> {
  readonly running: readonly Kind[];
  readonly track: (upload: Kind) => void;
  /** Waits for all uploads, or for those that match `which`. @returns whether none of them failed. */
  readonly settle: (which?: (upload: Kind) => boolean) => Promise<boolean>;
  readonly cancel: (which?: (upload: Kind) => boolean) => void;
}

/** Uploads of a screen or dialog, so that saving can wait for them. */
export function useUploads<Kind extends Upload = Upload>(): Uploads<Kind> {
  const latest = useRef<readonly Kind[]>([]);
  const [running, setRunning] = useState(latest.current);

  const change = useCallback((uploads: readonly Kind[]) => {
    latest.current = uploads;
    setRunning(uploads);
  }, []);

  const track = useCallback(
    (upload: Kind) => {
      change([...latest.current, upload]);
      void upload.ended.finally(() => change(latest.current.filter((entry) => entry !== upload)));
    },
    [change],
  );

  const settle = useCallback(async (which: (upload: Kind) => boolean = () => true) => {
    const outcomes = await Promise.all(latest.current.filter(which).map(({ ended }) => ended));
    return outcomes.every(Boolean);
  }, []);

  const cancel = useCallback((which: (upload: Kind) => boolean = () => true) => {
    for (const upload of latest.current.filter(which)) upload.cancel();
  }, []);

  return useMemo(() => ({ running, track, settle, cancel }), [running, track, settle, cancel]);
}

type Track = (upload: Upload) => void;

const TrackContext = createContext<Track>(() => undefined);

/** Calls `track` for every upload started inside; outer scopes are notified too. */
export function UploadScope({ track, children }: { track: Track; children: ReactNode }) {
  const outer = useContext(TrackContext);
  const both = useCallback(
    (upload: Upload) => {
      track(upload);
      outer(upload);
    },
    [track, outer],
  );
  return <TrackContext value={both}>{children}</TrackContext>;
}

/** Registers an upload with its scopes. */
export function useTrackUpload(): Track {
  return useContext(TrackContext);
}

/**
 * Runs `act` when no upload is running, at once if there is none; not after a failure. Uses the latest `act`,
 * which sees the uploads' results.
 */
export function useAfterUploads({ running, settle }: Uploads, act: () => void) {
  const [stage, setStage] = useState<"rest" | "waiting" | "ready">("rest");
  const latest = useRef(act);
  latest.current = act;

  useEffect(() => {
    if (stage !== "ready") return;
    setStage("rest");
    latest.current();
  }, [stage]);

  async function run() {
    if (running.length === 0) return latest.current();
    setStage("waiting");
    setStage((await settle()) ? "ready" : "rest");
  }

  return { isWaiting: stage === "waiting", run: () => void run() };
}
