import type { DropdownMenu } from "radix-ui";
import { createContext, useContext } from "react";

/** What entries of a menu are made of. The open menu brings it, so that a closed one needs none of it. */
type Parts = Pick<typeof DropdownMenu, "Item" | "Separator">;

export const MenuParts = createContext<Parts | null>(null);

export function useMenuParts(): Parts {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error("An entry of a menu must stand inside Menu.");
  return parts;
}
