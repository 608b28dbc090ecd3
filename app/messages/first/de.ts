import { common } from "../de/first/common.ts";
import { entry } from "../de/first/entry.ts";
import { problems } from "../de/first/problems.ts";
import { shell } from "../de/first/shell.ts";

export const first = { common, problems, entry, shell };
