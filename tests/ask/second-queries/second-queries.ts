import type { PropertyKind } from "#domain/property/property-kind.ts";
import type { EverydayQueries } from "../queries/everyday-queries.ts";

/**
 * Queries as guests type them on a phone, with their typing errors, by the question that answers them: one set for
 * each kind of property. Written before the search words were read.
 */
export type SecondQueries = Readonly<Record<PropertyKind, EverydayQueries>>;
