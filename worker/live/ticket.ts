import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { getSigningText, getSigningTexts, type SigningSecrets } from "../identity/signing-key.ts";

export const TICKET_TTL_MS = 30 * SECOND_MS;

/** Permission to open one socket, once, within thirty seconds. */
export interface Ticket {
  readonly id: string;
  readonly sid: string;
  readonly groupId: string;
  readonly companyId: string;
  readonly expiresAt: EpochMs;
}

// Not strict: during a deployment, a newer version may add fields.
const ticketSchema = z.object({
  id: idSchema,
  sid: idSchema,
  groupId: idSchema,
  companyId: idSchema,
  expiresAt: z.int(),
});

/** Set by the Worker only, on the request to the channel. */
export const ADMISSION_HEADER = "x-foyer-admission";
export const admissionSchema = z.object({ ticket: ticketSchema, since: z.int().min(0).nullable() });
export type Admission = z.infer<typeof admissionSchema>;

async function importMacKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`live-ticket:${secret}`));
  return crypto.subtle.importKey("raw", material, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** `null`: not base64url. */
function decode(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    // An impossible base64 length: forged.
    return null;
  }
}

/** Signs a ticket, so that the Worker can refuse forged ones without waking a Durable Object. */
export async function sealTicket(secrets: SigningSecrets, ticket: Ticket): Promise<string> {
  const body = new TextEncoder().encode(JSON.stringify(ticket));
  const seal = await crypto.subtle.sign(
    "HMAC",
    await importMacKey(getSigningText(secrets, Date.now())),
    body,
  );
  return `${encode(body)}.${encode(new Uint8Array(seal))}`;
}

/** Verifies a ticket; `null`: forged or expired. */
export async function openTicket(
  secrets: SigningSecrets,
  sealed: string,
  now: EpochMs,
): Promise<Ticket | null> {
  const match = /^([\w-]{1,600})\.([\w-]{43})$/.exec(sealed);
  if (!match?.[1] || !match[2]) return null;
  const [body, seal] = [decode(match[1]), decode(match[2])];
  if (!body || !seal) return null;
  const checks = getSigningTexts(secrets).map(async (text) =>
    crypto.subtle.verify("HMAC", await importMacKey(text), seal, body),
  );
  if (!(await Promise.all(checks)).includes(true)) return null;
  const ticket = ticketSchema.safeParse(JSON.parse(new TextDecoder().decode(body))).data;
  return ticket && ticket.expiresAt > now ? ticket : null;
}
