import { account } from "../es/account.ts";
import { common } from "../es/common.ts";
import { entry } from "../es/entry.ts";
import { problems } from "../es/problems.ts";
import { shell } from "../es/shell.ts";

export const first = { account, common, problems, entry, shell };
