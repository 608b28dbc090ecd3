import { useEffect, useState } from "react";
import { focusTile } from "./focus-tile.ts";

/** Gives the focus back to a tile: after the commit that closed a dialog, and after the dialog has let it go. */
export function useReturnToTile(): (id: string) => void {
  const [tile, setTile] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (tile === null) return;
    const turn = setTimeout(() => focusTile(tile.id));
    return () => clearTimeout(turn);
  }, [tile]);
  return (id) => setTile({ id });
}
