import { DeployError } from "./deploy-error.ts";

const ENVIRONMENTS = ["production", "staging"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Names at the provider. Ids are looked up by name each time and never stored. */
export interface Names {
  readonly worker: string;
  readonly database: string;
  readonly bucket: string;
  /** Namespace titles by binding. */
  readonly namespaces: Readonly<Record<"FLAGS" | "PORTALS", string>>;
}

export function parseEnvironment(word: string | undefined): Environment {
  const environment = ENVIRONMENTS.find((entry) => entry === word);
  if (!environment) throw new DeployError(`Say --env ${ENVIRONMENTS.join(" or --env ")}.`);
  return environment;
}

export function getNames(environment: Environment): Names {
  const prefix = environment === "production" ? "foyer" : `foyer-${environment}`;
  return {
    worker: prefix,
    database: prefix,
    bucket: `${prefix}-files`,
    namespaces: { FLAGS: `${prefix}-flags`, PORTALS: `${prefix}-portals` },
  };
}

export function getOtherEnvironment(environment: Environment): Environment {
  return environment === "production" ? "staging" : "production";
}
