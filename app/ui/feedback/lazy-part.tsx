import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** A component whose code is fetched when it is first shown, and kept from then on. */
export interface Part<Props extends object> {
  /** @throws where the code can't be fetched; it may be called again. */
  readonly load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
}

/** The file of the product that a failed import names; Safari names none. */
function failedFile(error: unknown): string | undefined {
  const [file] = /https?:\S+/.exec(String(error)) ?? [];
  return file?.startsWith(`${location.origin}/`) ? file : undefined;
}

/**
 * @param load an `import()` of the module.
 * @param pick the module's component.
 */
export function partOf<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): Part<Props> {
  let failures = 0;
  let failed: string | undefined;
  // Most browsers answer an import that failed once with the same failure for as long as the page stays
  // (https://github.com/whatwg/html/issues/6768). They fetch it again under another address.
  const loadAgain = (file: string): Promise<Module> => import(/* @vite-ignore */ `${file}?again=${failures}`);
  return {
    loaded: null,
    load: async () => {
      try {
        return pick(await (failed ? loadAgain(failed) : load()));
      } catch (error) {
        failures += 1;
        failed ??= failedFile(error);
        throw error;
      }
    },
  };
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
      if (!navigator.onLine) return;
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
