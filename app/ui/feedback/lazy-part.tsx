import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { fetchAgain } from "../fetch-again.ts";
import { whenIdle } from "../use-is-idle.ts";

/** A component whose code is loaded on first use and then kept. */
export interface Part<Props extends object> {
  /** @throws if the code cannot be loaded; may be retried. */
  readonly load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
}

/**
 * @param load an `import()` of the module.
 * @param pick the module's component.
 */
export function definePart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): Part<Props> {
  const fetchModule = fetchAgain(load);
  return { loaded: null, load: async () => pick(await fetchModule()) };
}

/** A part without its component's type, which is enough to load its code. */
interface FetchedPart {
  readonly load: () => Promise<unknown>;
  loaded: unknown;
}

/** Loads a part's code once. @throws if it cannot be loaded. */
async function fetchPart(part: FetchedPart): Promise<void> {
  part.loaded ??= await part.load();
}

/** Loads parts when the page is idle, ready for their first use. A failure is retried at first use. */
export function usePartsWhenIdle(parts: readonly FetchedPart[]): void {
  const wanted = useRef(parts);
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of wanted.current) {
          fetchPart(part).catch(console.warn);
        }
      }),
    [],
  );
}

interface LazyPartProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** Shown until the code is loaded. */
  readonly fallback?: ReactNode;
}

/**
 * Shows a part once its code is loaded.
 *
 * Unlike `React.lazy`, a failure while offline removes nothing from the screen: the fallback stays, and
 * loading is retried when the browser is online or the part is shown again.
 */
export function LazyPart<Props extends object>({ part, props, fallback = null }: LazyPartProps<Props>) {
  const [Loaded, setLoaded] = useState(() => part.loaded);
  useEffect(() => {
    if (Loaded) return;
    let isShown = true;
    const show = async () => {
      if (!navigator.onLine) return;
      try {
        await fetchPart(part);
        if (isShown) setLoaded(() => part.loaded);
      } catch (error) {
        console.warn(error);
      }
    };
    void show();
    window.addEventListener("online", show);
    return () => {
      isShown = false;
      window.removeEventListener("online", show);
    };
  }, [part, Loaded]);
  return Loaded ? <Loaded {...props} /> : fallback;
}
