import { account } from "../it/account.ts";
import { common } from "../it/common.ts";
import { entry } from "../it/entry.ts";
import { problems } from "../it/problems.ts";
import { shell } from "../it/shell.ts";

export const first = { account, common, problems, entry, shell };
