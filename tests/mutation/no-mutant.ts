/** Stands for none where the number of a mutant is asked for. */
export const NO_MUTANT = -1;
