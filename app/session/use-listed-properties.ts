import { useHeldSession } from "./session-provider.tsx";

/**
 * The session with the properties that its screen lists: all of a small group, a page of a large one. A screen that
 * calls it says so (`listsProperties`), or of a large group it would have the active one alone.
 */
export const useListedProperties = useHeldSession;
