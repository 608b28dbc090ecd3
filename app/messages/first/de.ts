import { account } from "../de/account.ts";
import { common } from "../de/common.ts";
import { entry } from "../de/entry.ts";
import { problems } from "../de/problems.ts";
import { shell } from "../de/shell.ts";

export const first = { account, common, problems, entry, shell };
