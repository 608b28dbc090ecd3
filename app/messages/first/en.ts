import { common } from "../en/first/common.ts";
import { entry } from "../en/first/entry.ts";
import { problems } from "../en/first/problems.ts";
import { shell } from "../en/first/shell.ts";

export const first = { common, problems, entry, shell };
