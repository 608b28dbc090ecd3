import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

// One of OWASP's equivalent scrypt settings, chosen to stay below the runtime's limits; 16 MiB of memory per
// hash.
const COST = 2 ** 14;
const BLOCK_SIZE = 8;
const PARALLELISM = 5;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MEMORY_MAX_BYTES = 64 * 1024 * 1024;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

function deriveKey(password: string, salt: Buffer, cost: number, blockSize: number, parallelism: number) {
  return derive(password.normalize("NFKC"), salt, KEY_BYTES, {
    N: cost,
    r: blockSize,
    p: parallelism,
    maxmem: MEMORY_MAX_BYTES,
  });
}

/** Hashes a password as `scrypt$N$r$p$salt$hash`, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, COST, BLOCK_SIZE, PARALLELISM);
  return ["scrypt", COST, BLOCK_SIZE, PARALLELISM, salt.toString("base64"), key.toString("base64")].join("$");
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, blockSize, parallelism, salt = "", hash = ""] = stored.split("$");
  if (scheme !== "scrypt") throw new Error(`A password is stored with an unknown scheme: ${scheme}.`);
  const expected = Buffer.from(hash, "base64");
  const key = await deriveKey(
    password,
    Buffer.from(salt, "base64"),
    Number(cost),
    Number(blockSize),
    Number(parallelism),
  );
  return key.length === expected.length && timingSafeEqual(key, expected);
}

/** Whether a hash was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(`scrypt$${COST}$${BLOCK_SIZE}$${PARALLELISM}$`);
}

/** Decoy hash for unknown addresses, so that refusing them takes the same time. */
export const DECOY_HASH = `scrypt$${COST}$${BLOCK_SIZE}$${PARALLELISM}$${Buffer.alloc(SALT_BYTES).toString("base64")}$${Buffer.alloc(KEY_BYTES).toString("base64")}`;
