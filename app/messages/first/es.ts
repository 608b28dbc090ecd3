import { account } from "../es/first/account.ts";
import { common } from "../es/first/common.ts";
import { entry } from "../es/first/entry.ts";
import { problems } from "../es/first/problems.ts";
import { shell } from "../es/first/shell.ts";

export const first = { account, common, problems, entry, shell };
