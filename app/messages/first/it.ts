import { account } from "../it/first/account.ts";
import { common } from "../it/first/common.ts";
import { entry } from "../it/first/entry.ts";
import { problems } from "../it/first/problems.ts";
import { shell } from "../it/first/shell.ts";

export const first = { account, common, problems, entry, shell };
