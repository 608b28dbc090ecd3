import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("./routes/entry/route.tsx")] satisfies RouteConfig;
