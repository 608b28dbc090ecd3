import { common } from "../it/first/common.ts";
import { entry } from "../it/first/entry.ts";
import { problems } from "../it/first/problems.ts";
import { shell } from "../it/first/shell.ts";

export const first = { common, problems, entry, shell };
