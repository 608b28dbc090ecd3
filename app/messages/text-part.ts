import { use } from "react";
import { decideInterfaceLanguage, type InterfaceLanguage } from "#domain/language.ts";
import type { CatalogueName } from "./compiled/href.ts";
import { type LoadOnce, loadOnce } from "./load-once.ts";
import { useLanguage } from "./messages-context.tsx";

/** Texts that some screens load for themselves: the others do without them. */
export interface TextPart<Texts> {
  /** As what the build writes them for the Worker. */
  readonly catalogue: CatalogueName;
  readonly load: LoadOnce<Texts>;
}

export type TextLoaders<Texts> = Readonly<Record<InterfaceLanguage, () => Promise<Texts>>> | null;

/**
 * Defines a part. `loaders` are null in the built Worker, which reads its texts from an asset: each part writes that
 * out by itself, or the build would keep them.
 */
export function defineTextPart<Texts>(
  catalogue: CatalogueName,
  loaders: TextLoaders<Texts>,
): TextPart<Texts> {
  return { catalogue, load: loadOnce(loaders) };
}

/** The texts of a part in the language of the screen. Suspends until they are here. */
export function useTextPart<Texts>({ load }: TextPart<Texts>): Texts {
  return use(load(useLanguage()));
}

/** Begins to fetch a part in the language of the page, beside what a screen reads; the screen meets a failure. */
export function prefetchTextPart<Texts>({ load }: TextPart<Texts>): void {
  load(decideInterfaceLanguage(document.documentElement.lang, null)).catch(() => undefined);
}

/** What a route says of its screen: the parts it reads, so that the page names their files. */
export interface ScreenHandle {
  readonly parts: readonly CatalogueName[];
}
