import type { DropdownMenu } from "radix-ui";
import { createContext, useContext } from "react";

/** Primitives for menu entries. Provided by the open menu, so that a closed one does not load them. */
type Parts = Pick<typeof DropdownMenu, "Item" | "Separator">;

export const MenuParts = createContext<Parts | null>(null);

export function useMenuParts(): Parts {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error("An entry of a menu must stand inside Menu.");
  return parts;
}
