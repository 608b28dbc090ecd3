import { account } from "../it/account.ts";
import { buttonHours } from "../it/button-hours.ts";
import { buttons } from "../it/buttons.ts";
import { changes } from "../it/changes.ts";
import { common } from "../it/common.ts";
import { entry } from "../it/entry.ts";
import { guidance } from "../it/guidance.ts";
import { history } from "../it/history.ts";
import { inbox } from "../it/inbox.ts";
import { members } from "../it/members.ts";
import { pictures } from "../it/pictures.ts";
import { places } from "../it/places.ts";
import { presence } from "../it/presence.ts";
import { problems } from "../it/problems.ts";
import { publish } from "../it/publish.ts";
import { recovery } from "../it/recovery.ts";
import { settings } from "../it/settings.ts";
import { setup } from "../it/setup.ts";
import { shell } from "../it/shell.ts";
import { translation } from "../it/translation.ts";

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
