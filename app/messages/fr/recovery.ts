import type { RecoveryMessages } from "../en/recovery.ts";

export const recovery: RecoveryMessages = {};
