import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { fetchAgain } from "../fetch-again.ts";
import { whenIdle } from "../use-is-idle.ts";

/** A component whose code is fetched when it is first shown, and kept from then on. */
export interface Part<Props extends object> {
  /** @throws where the code can't be fetched; it may be called again. */
  readonly load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
}

/**
 * @param load an `import()` of the module.
 * @param pick the module's component.
 */
export function partOf<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): Part<Props> {
  const fetchModule = fetchAgain(load);
  return { loaded: null, load: async () => pick(await fetchModule()) };
}

/** A part of which only the code matters. */
interface FetchedPart {
  readonly load: () => Promise<unknown>;
  loaded: unknown;
}

/** Fetches the code of a part, once. @throws where it can't be fetched. */
async function fetchPart(part: FetchedPart): Promise<void> {
  part.loaded ??= await part.load();
}

/**
 * Fetches the code of parts when the page is idle, so that it is here at their first use. What can't be fetched then is
 * fetched at its use.
 */
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
  /** In its place until the code is here. */
  readonly fallback?: ReactNode;
}

/**
 * Shows a part once its code is here.
 *
 * Unlike `React.lazy`, a fetch that fails offline takes nothing else off the screen: the fallback stays, and
 * the code is asked for again when the browser is online or the part is shown again.
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
