import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { findTranslator } from "#worker/services/translation/translator.ts";
import { createDeployContext } from "../deploy/deploy-context.ts";
import { parseEnvironment } from "../deploy/environment.ts";
import { rollBack } from "../deploy/roll-back.ts";
import { rotateKey } from "../deploy/rotate-key.ts";
import { type Command, type Options, parseLanguages } from "./command.ts";
import { judgeEngine } from "./judge-engine.ts";
import { OpsError } from "./ops-call.ts";

interface InstallationCommand extends Pick<Command, "usage" | "about"> {
  readonly run: (options: Options, print: (line: string) => void) => Promise<string>;
}

/** Commands that call services of an installation, and no Foyer. */
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
  "judge-engine": {
    usage: "[--languages de,fr]",
    about:
      "scores the translation engine at TRANSLATOR_URL in each language, and names the languages to offer it for; sends it some 60,000 characters",
    run: ({ languages: named }, print) => {
      const { TRANSLATOR_URL, TRANSLATOR_KEY } = process.env;
      const translator = findTranslator({
        TRANSLATOR_URL: TRANSLATOR_URL ?? "",
        TRANSLATOR_KEY: TRANSLATOR_KEY ?? "",
      });
      if (translator === null)
        throw new OpsError("TRANSLATOR_URL is missing, or no address such as https://api.deepl.com");
      return judgeEngine(
        translator,
        named === undefined ? CONTENT_LANGUAGE_CODES : parseLanguages(named),
        print,
      );
    },
  },
};
