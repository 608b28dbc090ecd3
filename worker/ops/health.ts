/** Whether each binding answers a question that costs next to nothing. Never throws. */
export async function checkHealth(env: Env): Promise<Record<string, boolean>> {
  const probes: Readonly<Record<string, () => Promise<unknown>>> = {
    database: () => env.DB.prepare("select 1").first(),
    files: () => env.FILES.head("healthz"),
    flags: () => env.FLAGS.get("healthz"),
    portals: () => env.PORTALS.get("healthz"),
  };
  const answers = Object.entries(probes).map(async ([name, probe]) => {
    const isWell = await probe().then(
      () => true,
      (error: unknown) => {
        console.error(`The binding behind "${name}" does not answer.`, error);
        return false;
      },
    );
    return [name, isWell] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}
