import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { isSameData } from "#domain/content/merge.ts";
import { getInitialCut, newCut, type PictureCut, withRatio } from "./picture-cut.ts";
import type { PictureShape } from "./picture-form.ts";
import { isWhole } from "./picture-geometry.ts";
import { writePart } from "./picture-render.ts";
import { canStoreUnchanged } from "./picture-size.ts";
import type { PictureDialogProps } from "./picture-subject.ts";
import type { PreparedPicture } from "./picture-upload.ts";

export type PictureEdit = ReturnType<typeof usePictureEdit>;

/** State of the picture dialog, and its result. */
export function usePictureEdit({ subject, kind, twin, onPrepared }: PictureDialogProps) {
  const { common } = useMessages();
  const { source, picture } = subject;
  const { size, isAnimated } = source;
  const [first] = useState(() => getInitialCut(kind, { size, isAnimated, picture }));
  const [own, setOwn] = useState(first);
  const [other, setOther] = useState<PictureCut | null>(null);
  const [alt, setAlt] = useState(picture?.alt ?? "");
  const [isWorking, setIsWorking] = useState(false);

  function change(of: PictureCut["kind"], part: Partial<PictureCut>) {
    if (of === kind) setOwn((cut) => ({ ...cut, ...part }));
    else setOther((cut) => cut && { ...cut, ...part });
  }

  function setShape(shape: PictureShape) {
    setOwn((cut) => ({ ...newCut(kind, size, shape), focus: cut.focus }));
  }

  function setRatio(ratio: number) {
    setOwn((cut) => withRatio(cut, size, ratio));
  }

  /** Uses the file for both orientations, each cropped to its own ratio, or for one again. */
  function setIsForBoth(isForBoth: boolean) {
    if (!twin) return;
    setOther(isForBoth ? newCut(twin, size, "form") : null);
    setOwn(isForBoth && picture === null ? newCut(kind, size, "form") : own);
  }

  async function prepare(cut: PictureCut): Promise<PreparedPicture> {
    const { focus } = cut;
    const described = { kind: cut.kind, alt: alt.trim(), focus };
    const isUncut = cut.shape === "whole" || isWhole(cut.area);
    if (isUncut && picture && cut.kind === kind) return { ...described, content: { stored: picture } };
    const isAsChosen =
      isUncut && !source.mustBeWritten && canStoreUnchanged({ bytes: source.file.size, size }, cut.kind);
    const file = isAsChosen ? source.file : await writePart(source, cut.area, cut.kind);
    return { ...described, content: { file } };
  }

  async function apply() {
    setIsWorking(true);
    try {
      const cuts = other ? [own, other] : [own];
      const prepared: PreparedPicture[] = [];
      // One after the other, because each crop needs a canvas of the picture's size.
      for (const cut of cuts) prepared.push(await prepare(cut));
      onPrepared(prepared);
    } catch (error) {
      // The canvas ran out of memory or produced nothing.
      console.error(error);
      showToast({ tone: "error", title: common.toasts.croppingFailed });
      setIsWorking(false);
    }
  }

  // The stage measures the area itself when it opens, which is not a change by the person.
  const isOwnChanged = !isSameData({ ...own, area: first.area }, first);

  return {
    isChanged: isOwnChanged || other !== null || alt !== (picture?.alt ?? ""),
    own,
    other,
    cuts: other ? [own, other] : [own],
    alt,
    setAlt,
    change,
    setShape,
    setRatio,
    setIsForBoth,
    isWorking,
    apply,
  };
}
