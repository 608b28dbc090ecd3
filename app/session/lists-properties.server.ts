import { createContext, type MiddlewareFunction } from "react-router";

/** Whether the requested screen lists other properties and therefore loads a page of properties. */
export const listsPropertiesContext = createContext(false);

/** Middleware for screens that call `useListedProperties` (D92). Runs before all loaders. */
export const listsProperties: MiddlewareFunction<Response> = ({ context }) => {
  context.set(listsPropertiesContext, true);
};
