import type { InterfaceLanguage } from "#domain/language.ts";
import type { Messages } from "./en.ts";
import { loadFirstMessages } from "./first-messages.tsx";
import { joinMessages } from "./join-messages.ts";
import { loadOnce } from "./load-once.ts";
import type { signedIn } from "./signed-in/en.ts";

type SignedInMessages = typeof signedIn;

/** None in the built Worker, which reads its texts from an asset. Written out here, or the build would keep them. */
const LOADERS: Record<InterfaceLanguage, () => Promise<Messages>> | null =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: () => withFirst("en", import("./signed-in/en.ts")),
        de: () => withFirst("de", import("./signed-in/de.ts")),
        es: () => withFirst("es", import("./signed-in/es.ts")),
        fr: () => withFirst("fr", import("./signed-in/fr.ts")),
        it: () => withFirst("it", import("./signed-in/it.ts")),
      };

async function withFirst(
  language: InterfaceLanguage,
  loading: Promise<{ readonly signedIn: SignedInMessages }>,
): Promise<Messages> {
  const [first, file] = await Promise.all([loadFirstMessages(language), loading]);
  return joinMessages(first, file.signedIn);
}

/** Fetches the texts of one language, once; the others are never downloaded. */
export const loadMessages = loadOnce(LOADERS);
