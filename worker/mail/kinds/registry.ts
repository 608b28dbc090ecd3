import { addressConfirmation } from "./address-confirmation.ts";
import { guessedDigits } from "./guessed-digits.ts";
import { guessedPin } from "./guessed-pin.ts";
import { guestMessage } from "./guest-message.ts";
import { heldRatings } from "./held-ratings.ts";
import { invitation } from "./invitation.ts";
import { messageDigest } from "./message-digest.ts";
import { newDevice } from "./new-device.ts";
import { newPasskey } from "./new-passkey.ts";
import { overdueRequests } from "./overdue-requests.ts";
import { passwordChanged } from "./password-changed.ts";
import { passwordReset } from "./password-reset.ts";
import { planFailure } from "./plan-failure.ts";
import { ratingAlert } from "./rating-alert.ts";
import { recipientQuestion } from "./recipient-question.ts";
import { replayedToken } from "./replayed-token.ts";
import { supportCopy } from "./support-copy.ts";
import { supportMessage } from "./support-message.ts";
import { upgradeRequest } from "./upgrade-request.ts";
import { weeklyFigures } from "./weekly-figures.ts";

/** All kinds of mail. `kinds.test.ts` composes each, and fails for a file of this folder that is missing here. */
export const MAILS = {
  addressConfirmation,
  guessedDigits,
  guessedPin,
  guestMessage,
  heldRatings,
  invitation,
  messageDigest,
  newDevice,
  newPasskey,
  overdueRequests,
  passwordChanged,
  passwordReset,
  planFailure,
  ratingAlert,
  recipientQuestion,
  replayedToken,
  supportCopy,
  supportMessage,
  upgradeRequest,
  weeklyFigures,
} as const;
