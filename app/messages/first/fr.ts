import { common } from "../fr/common.ts";
import { entry } from "../fr/entry.ts";
import { problems } from "../fr/problems.ts";
import { shell } from "../fr/shell.ts";

export const first = { common, problems, entry, shell };
