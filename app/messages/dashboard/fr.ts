export { dashboard } from "../fr/dashboard.ts";
