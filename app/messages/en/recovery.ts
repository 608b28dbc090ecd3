export const recovery = {};

export type RecoveryMessages = typeof recovery;
