import { account } from "../en/account.ts";
import { buttonHours } from "../en/button-hours.ts";
import { buttons } from "../en/buttons.ts";
import { changes } from "../en/changes.ts";
import { common } from "../en/common.ts";
import { entry } from "../en/entry.ts";
import { guidance } from "../en/guidance.ts";
import { history } from "../en/history.ts";
import { inbox } from "../en/inbox.ts";
import { members } from "../en/members.ts";
import { pictures } from "../en/pictures.ts";
import { places } from "../en/places.ts";
import { presence } from "../en/presence.ts";
import { problems } from "../en/problems.ts";
import { publish } from "../en/publish.ts";
import { recovery } from "../en/recovery.ts";
import { settings } from "../en/settings.ts";
import { setup } from "../en/setup.ts";
import { shell } from "../en/shell.ts";
import { translation } from "../en/translation.ts";

/** Texts of signed-in screens only. */
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
