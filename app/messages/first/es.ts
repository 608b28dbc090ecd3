import { common } from "../es/first/common.ts";
import { entry } from "../es/first/entry.ts";
import { problems } from "../es/first/problems.ts";
import { shell } from "../es/first/shell.ts";

export const first = { common, problems, entry, shell };
