import { guidePart } from "#app/messages/guide/guide-part.ts";
import { readTextPart } from "#app/messages/read-text-part.server.ts";
import { serverOf } from "#app/session/server-context.ts";
import type { Route } from "./+types/tutorial.ts";
import { readProgress } from "./read-progress.server.ts";
import { StepsScreen } from "./steps-screen.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const server = serverOf(context);
  const [progress] = await Promise.all([readProgress(request, server), readTextPart(guidePart, server)]);
  return { progress };
}

export default function Tutorial({ loaderData }: Route.ComponentProps) {
  return <StepsScreen opened={loaderData.progress} isTutorial />;
}
