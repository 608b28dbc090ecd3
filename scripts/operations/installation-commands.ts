import { createDeployContext } from "../deploy/deploy-context.ts";
import { parseEnvironment } from "../deploy/environment.ts";
import { rollBack } from "../deploy/roll-back.ts";
import { rotateKey } from "../deploy/rotate-key.ts";
import type { Command, Options } from "./command.ts";

interface InstallationCommand extends Pick<Command, "usage" | "about"> {
  readonly run: (options: Options) => Promise<string>;
}

/** Commands on an installation at the provider. They need CLOUDFLARE_API_TOKEN. */
export const INSTALLATION_COMMANDS: Readonly<Record<string, InstallationCommand>> = {
  rollback: {
    usage: "--env production|staging [--to-version ID]",
    about: "goes back to the version that served before; the database stays",
    run: ({ env, "to-version": version }) => rollBack(createDeployContext(parseEnvironment(env)), version),
  },
  "rotate-key": {
    usage: "--env production|staging [--at-once]",
    about: "makes a new signing key; what the one before has signed stays good until the next rotation",
    run: ({ env, "at-once": atOnce = false }) =>
      rotateKey(createDeployContext(parseEnvironment(env)), { atOnce }),
  },
};
