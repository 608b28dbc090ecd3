import { useHeldSession } from "./session-provider.tsx";

/**
 * The session with the properties listed by its screen: all of a small group, a page of a large one. The
 * screen's route must use `listsProperties`; otherwise large groups have only the active one.
 */
export const useListedProperties = useHeldSession;
