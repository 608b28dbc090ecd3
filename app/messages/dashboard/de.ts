export { dashboard } from "../de/dashboard.ts";
