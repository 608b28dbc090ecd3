import type { ButtonOf } from "#domain/content/button.ts";

/** Settings of a map. */
export type MapValues = Pick<ButtonOf<"map">, "location" | "mapType" | "zoom">;
