import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { getServer } from "#app/session/server-context.ts";
import type { Route } from "./+types/tutorial.ts";
import { readProgress } from "./read-progress.server.ts";
import { StepsScreen } from "./steps-screen.tsx";

export const handle = { texts: ["guide"] } satisfies ScreenHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const server = getServer(context);
  const progress = await readProgress(request, server);
  return { progress };
}

export default function Tutorial({ loaderData }: Route.ComponentProps) {
  return <StepsScreen opened={loaderData.progress} isTutorial />;
}
