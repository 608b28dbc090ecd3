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

/** Jurisdictions that D1, R2 and Durable Objects offer every account. */
const JURISDICTIONS = ["eu"] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** Where an environment's data is stored; `null`: in no jurisdiction. */
export type Place = Jurisdiction | null;
export const PLACES: readonly Place[] = [null, ...JURISDICTIONS];

/** @returns `null` without the option. */
export function parseJurisdiction(word: string | undefined): Place {
  if (word === undefined) return null;
  const jurisdiction = JURISDICTIONS.find((entry) => entry === word);
  if (!jurisdiction)
    throw new DeployError(`Say --jurisdiction ${JURISDICTIONS.join(" or --jurisdiction ")}.`);
  return jurisdiction;
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
