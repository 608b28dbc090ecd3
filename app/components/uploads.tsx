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

/** A file on its way. */
export interface Upload {
  /** Settles after the file's place has it: false where it was refused or got lost, true also when called off. */
  readonly ended: Promise<boolean>;
  readonly cancel: () => void;
}

export interface Uploads<Kind extends Upload = Upload> {
  readonly running: readonly Kind[];
  readonly track: (upload: Kind) => void;
  /** Waits for all that run, or for those that `which` picks. @returns whether none of them failed. */
  readonly settle: (which?: (upload: Kind) => boolean) => Promise<boolean>;
  readonly cancel: (which?: (upload: Kind) => boolean) => void;
}

/** The uploads of a screen or of one dialog, so that whatever saves there can wait for them. */
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

/** Tells `track` of every upload that begins inside; whatever stands around it hears of them as well. */
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

/** Where an upload announces itself. */
export function useTrackUpload(): Track {
  return useContext(TrackContext);
}

/**
 * Runs `act` once nothing is under way, at once where nothing is; never after an upload that failed. It is the
 * `act` of the last render, so that it knows what the uploads brought.
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
