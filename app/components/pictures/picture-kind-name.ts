import { useMessages } from "#app/messages/messages-context.tsx";
import type { PictureKind } from "./picture-form.ts";

/** Names that distinguish two pictures in one dialog; otherwise simply "picture". */
export function useKindName(): (kind: PictureKind) => string {
  const { setup, pictures } = useMessages("setup");
  return (kind) => {
    if (kind === "background-portrait") return setup.homepage.portrait;
    if (kind === "background-landscape") return setup.homepage.landscape;
    return pictures.title;
  };
}
