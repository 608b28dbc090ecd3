export { dashboard } from "../es/dashboard.ts";
