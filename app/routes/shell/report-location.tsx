import { useEffect } from "react";
import { useLocation } from "react-router";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { screenOfPath } from "./screen-of-path.ts";

/** Tells the people of the same property on which screen this tab is. */
export function ReportLocation({ propertyId }: { propertyId: string | null }) {
  const { tell } = usePresence();
  const place = screenOfPath(useLocation().pathname);
  useEffect(() => tell({ propertyId, place }), [tell, propertyId, place]);
  return null;
}
