import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** A component whose code is fetched when it is first shown, and kept from then on. */
export interface Part<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
}

export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  return { load, loaded: null };
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
    const fetchPart = async () => {
      try {
        part.loaded ??= await part.load();
        if (isShown) setLoaded(() => part.loaded);
      } catch (error) {
        console.warn(error);
      }
    };
    void fetchPart();
    window.addEventListener("online", fetchPart);
    return () => {
      isShown = false;
      window.removeEventListener("online", fetchPart);
    };
  }, [part, Loaded]);
  return Loaded ? <Loaded {...props} /> : fallback;
}
