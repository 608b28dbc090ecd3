export * from "./common.ts";
export * from "./entry.ts";
export * from "./failure.ts";
export * from "./problems.ts";
