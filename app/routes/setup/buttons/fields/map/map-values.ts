import type { ButtonOf } from "#domain/content/button.ts";

/** What is chosen of a map. */
export type MapValues = Pick<ButtonOf<"map">, "location" | "mapType" | "zoom">;
