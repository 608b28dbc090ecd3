import { account } from "../fr/account.ts";
import { common } from "../fr/common.ts";
import { entry } from "../fr/entry.ts";
import { problems } from "../fr/problems.ts";
import { shell } from "../fr/shell.ts";

export const first = { account, common, problems, entry, shell };
