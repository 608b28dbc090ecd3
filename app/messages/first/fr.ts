import { common } from "../fr/first/common.ts";
import { entry } from "../fr/first/entry.ts";
import { problems } from "../fr/first/problems.ts";
import { shell } from "../fr/first/shell.ts";

export const first = { common, problems, entry, shell };
