/** The number of no mutant. */
export const NO_MUTANT = -1;
