import { account } from "../en/account.ts";
import { common } from "../en/common.ts";
import { entry } from "../en/entry.ts";
import { problems } from "../en/problems.ts";
import { shell } from "../en/shell.ts";

export const first = { account, common, problems, entry, shell };
