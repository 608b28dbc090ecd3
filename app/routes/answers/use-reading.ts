import { useEffect, useState } from "react";
import { fetchAgain } from "#app/ui/fetch-again.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Reading } from "./reading.ts";

const fetchReading = fetchAgain(() => import("./reading.ts"));
const held = new Map<ContentLanguage, Reading>();

/** The ready sentences in a language; `null` until they are loaded, and in the Worker. */
export function useReading(language: ContentLanguage): Reading | null {
  const [loaded, setLoaded] = useState<ContentLanguage | null>(null);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      try {
        if (!held.has(language)) held.set(language, await (await fetchReading()).loadReading(language));
        if (isShown) setLoaded(language);
      } catch (error) {
        // Offline: rows stay without their line until the connection is back.
        console.warn(error);
      }
    };
    void load();
    window.addEventListener("online", load);
    return () => {
      isShown = false;
      window.removeEventListener("online", load);
    };
  }, [language]);
  return loaded === language ? (held.get(language) ?? null) : null;
}
