export { dashboard } from "../it/dashboard.ts";
