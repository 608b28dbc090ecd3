import { account } from "../fr/account.ts";
import { buttonHours } from "../fr/button-hours.ts";
import { buttons } from "../fr/buttons.ts";
import { changes } from "../fr/changes.ts";
import { common } from "../fr/common.ts";
import { entry } from "../fr/entry.ts";
import { guidance } from "../fr/guidance.ts";
import { history } from "../fr/history.ts";
import { inbox } from "../fr/inbox.ts";
import { members } from "../fr/members.ts";
import { pictures } from "../fr/pictures.ts";
import { places } from "../fr/places.ts";
import { presence } from "../fr/presence.ts";
import { problems } from "../fr/problems.ts";
import { publish } from "../fr/publish.ts";
import { recovery } from "../fr/recovery.ts";
import { settings } from "../fr/settings.ts";
import { setup } from "../fr/setup.ts";
import { shell } from "../fr/shell.ts";
import { translation } from "../fr/translation.ts";

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
