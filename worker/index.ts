import { DurableObject } from "cloudflare:workers";
import { createRequestHandler, RouterContextProvider } from "react-router";
export class GroupChannel extends DurableObject {}
export class PropertyAnalytics extends DurableObject {}
export class SignInThrottle extends DurableObject {}
const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
export default {
  fetch(request: Request) {
    return handle(request, new RouterContextProvider());
  },
};
