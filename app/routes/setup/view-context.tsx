import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Look } from "#domain/content/starter/looks.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "./draft/draft-context.tsx";

/** Devices of the live preview. */
export type PreviewDevice = "phone" | "tablet";

interface View {
  /** The shown and edited content language; always an enabled one. */
  readonly language: ContentLanguage;
  readonly chooseLanguage: (language: ContentLanguage) => void;
  readonly device: PreviewDevice;
  readonly chooseDevice: (device: PreviewDevice) => void;
  /** A look being tried in the preview; `null`: the draft's own. */
  readonly tried: Look | null;
  readonly tryLook: (look: Look | null) => void;
}

const ViewContext = createContext<View | null>(null);

/** View settings of the draft, kept across tabs. */
export function ViewProvider({ children }: { children: ReactNode }) {
  const { draft } = useDraft();
  const [chosen, chooseLanguage] = useState<ContentLanguage>(draft.defaultLanguage);
  const [device, chooseDevice] = useState<PreviewDevice>("phone");
  const [tried, tryLook] = useState<Look | null>(null);
  const language = draft.languages.includes(chosen) ? chosen : draft.defaultLanguage;
  const view = useMemo(
    () => ({ language, chooseLanguage, device, chooseDevice, tried, tryLook }),
    [language, device, tried],
  );
  return <ViewContext value={view}>{children}</ViewContext>;
}

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error("A preview must stand inside ViewProvider.");
  return view;
}
