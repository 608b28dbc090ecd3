import { account } from "../de/account.ts";
import { buttonHours } from "../de/button-hours.ts";
import { buttons } from "../de/buttons.ts";
import { changes } from "../de/changes.ts";
import { common } from "../de/common.ts";
import { entry } from "../de/entry.ts";
import { guidance } from "../de/guidance.ts";
import { history } from "../de/history.ts";
import { inbox } from "../de/inbox.ts";
import { members } from "../de/members.ts";
import { pictures } from "../de/pictures.ts";
import { places } from "../de/places.ts";
import { presence } from "../de/presence.ts";
import { problems } from "../de/problems.ts";
import { publish } from "../de/publish.ts";
import { recovery } from "../de/recovery.ts";
import { settings } from "../de/settings.ts";
import { setup } from "../de/setup.ts";
import { shell } from "../de/shell.ts";
import { translation } from "../de/translation.ts";

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
