import { createContext, type MiddlewareFunction } from "react-router";

/** Whether the screen of a request names other properties than the active one: it opens with a page of them. */
export const listsPropertiesContext = createContext(false);

/** For the route module of a screen that calls `useListedProperties` (D92). Middleware runs before every loader. */
export const listsProperties: MiddlewareFunction<Response> = ({ context }) => {
  context.set(listsPropertiesContext, true);
};
