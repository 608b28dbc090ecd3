// What a command of package.json runs first whose tool is in `scripts/tools`.
import { install } from "./install.mjs";

install({ tools: true });
