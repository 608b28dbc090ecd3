import { RECIPIENT_LINK_DAYS } from "#domain/limits.ts";
import { DAY_MS, type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { type KeyId, readKeyId } from "#worker/identity/key-id.ts";
import { newSigningKey } from "../signing-key.ts";
import type { DeployContext } from "./deploy-context.ts";
import { DeployError, DeployPending, getReason } from "./deploy-error.ts";
import { getNames } from "./environment.ts";
import { createProvider } from "./provider.ts";
import { findAccount } from "./resources.ts";
import { loadSettings, parsePublicOrigin } from "./settings.ts";

/** A new secret is everywhere after this time; signing with it starts only then. */
const SPREADING_MS = 5 * MINUTE_MS;
/** Longest lifetime of anything signed or sealed: the opt-in link in a mail to a new recipient. */
const KEPT_MS = RECIPIENT_LINK_DAYS * DAY_MS;

const KEY_SET = "/.well-known/jwks.json";
const PATIENCE_MS = 2 * MINUTE_MS;
const PAUSE_MS = 5 * SECOND_MS;

const SECRET_BY_SLOT = { a: "SIGNING_KEY", b: "SIGNING_KEY_B" } as const;

const dayText = (at: EpochMs) => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Chooses the secret to replace and when the new key starts signing. Throws when valid signatures would be lost. */
function decideRotation(keys: readonly KeyId[], { now, atOnce }: { now: EpochMs; atOnce: boolean }): KeyId {
  const [newest, oldest] = keys.toSorted((one, other) => other.signsFrom - one.signsFrom);
  if (!newest) throw new DeployError("The key set is empty.");
  const slot = newest.slot === "a" ? "b" : "a";
  const freeAt = oldest ? newest.signsFrom + KEPT_MS : 0;
  if (now < freeAt && !atOnce) {
    throw new DeployError(
      `The key before signed until ${dayText(newest.signsFrom)}, and mail and links by it live until ${dayText(freeAt)}. Rotate then; or now with --at-once, which ends them.`,
    );
  }
  // A kid holds seconds, and must be newer than the newest.
  return { slot, signsFrom: Math.max(now + (atOnce ? 0 : SPREADING_MS), newest.signsFrom + 1_000) };
}

/**
 * Waits until the product publishes a key. A second rotation before that would replace the new key instead of the
 * older one.
 */
async function isShown(
  { fetch, now, wait }: DeployContext,
  { origin, kid }: { origin: string; kid: string },
): Promise<boolean> {
  for (const deadline = now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
    const shown = await fetch(`${origin}${KEY_SET}`).then(
      (answer) => answer.text(),
      () => "",
    );
    if (shown.includes(kid)) return true;
    if (now() >= deadline) return false;
  }
}

/**
 * Replaces the older of two signing keys. Signatures of the other key stay valid until the next rotation; nobody is
 * signed out. Secrets can't be read, so the public key set shows which key is which.
 *
 * @returns a report for the terminal. Throws `DeployPending` when the key is stored but not published yet.
 */
export async function rotateKey(here: DeployContext, { atOnce = false } = {}): Promise<string> {
  const [own, other] = loadSettings(here.folder, here.environment);
  const { origin } = parsePublicOrigin(own, other);
  const keySet = await here.fetch(`${origin}${KEY_SET}`).catch((error: unknown) => {
    throw new DeployError(`${origin} does not answer: ${getReason(error)}`);
  });
  if (!keySet.ok) throw new DeployError(`${origin}${KEY_SET} answers ${keySet.status}.`);
  const { keys } = (await keySet.json()) as { keys: readonly { kid: string }[] };
  const rotation = decideRotation(
    keys.map(({ kid }) => readKeyId(kid)),
    { now: here.now(), atOnce },
  );
  const call = createProvider(here);
  const { id } = await findAccount(call, own.CLOUDFLARE_ACCOUNT_ID);
  const path = `/accounts/${id}/workers/scripts/${getNames(here.environment).worker}/secrets`;
  const name = SECRET_BY_SLOT[rotation.slot];
  const key = newSigningKey(rotation);
  await call("PUT", path, { name, text: key, type: "secret_text" });
  const { kid } = JSON.parse(key) as { kid: string };
  if (!(await isShown(here, { origin, kid }))) {
    throw new DeployPending(
      `Done; wait. ${name} is new, and signs from ${dayText(rotation.signsFrom)}. ${origin}${KEY_SET} does not show it yet: rotate no second time before it has ${kid}.`,
    );
  }
  return `${name} is new, and signs from ${dayText(rotation.signsFrom)}. What the other key has signed stays good.`;
}
