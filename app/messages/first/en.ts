import { common } from "../en/common.ts";
import { entry } from "../en/entry.ts";
import { problems } from "../en/problems.ts";
import { shell } from "../en/shell.ts";

export const first = { common, problems, entry, shell };
