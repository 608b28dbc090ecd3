import { getPath } from "../request-path.ts";
import { api } from "./app.ts";
import { admitWrite } from "./request/admit-write.ts";
import { runInReadSession } from "./request/read-nearby.ts";

/** Paths of the JSON API; all others belong to the screens. */
const API_PATH = /^\/(?:api(?:\/|$)|\.well-known\/|maintenance\/|healthz$)/;

/** Answers the JSON API and the screens of staff. */
export async function answerStaff(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const pathname = getPath(request);
  const isApi = API_PATH.test(pathname);
  // Neither router fully checks the origin and body size of a write, so check before routing.
  const admitted = await admitWrite(request, { readsForm: !isApi });
  if (admitted instanceof Response) return admitted;
  if (isApi && !pathname.startsWith("/api/")) return api.fetch(admitted, env, context);
  if (isApi) return runInReadSession(admitted, env, async (near) => api.fetch(admitted, near, context));
  const { showScreen } = await import("./screens.ts");
  return runInReadSession(admitted, env, (near) => showScreen(admitted, near, context));
}
