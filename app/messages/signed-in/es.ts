import { account } from "../es/account.ts";
import { buttonHours } from "../es/button-hours.ts";
import { buttons } from "../es/buttons.ts";
import { changes } from "../es/changes.ts";
import { common } from "../es/common.ts";
import { entry } from "../es/entry.ts";
import { guidance } from "../es/guidance.ts";
import { history } from "../es/history.ts";
import { inbox } from "../es/inbox.ts";
import { members } from "../es/members.ts";
import { pictures } from "../es/pictures.ts";
import { places } from "../es/places.ts";
import { presence } from "../es/presence.ts";
import { problems } from "../es/problems.ts";
import { publish } from "../es/publish.ts";
import { recovery } from "../es/recovery.ts";
import { settings } from "../es/settings.ts";
import { setup } from "../es/setup.ts";
import { shell } from "../es/shell.ts";
import { translation } from "../es/translation.ts";

export const signedIn = {
  account,
  common,
  entry,
  problems,
  shell,
  settings,
  guidance,
  setup,
  buttons,
  buttonHours,
  publish,
  changes,
  history,
  inbox,
  pictures,
  places,
  recovery,
  translation,
  members,
  presence,
};
