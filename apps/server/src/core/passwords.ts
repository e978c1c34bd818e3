import { hash, verify } from "@node-rs/argon2";
import { policy } from "../policy.ts";
import { createLimiter, QueueFullError } from "./limiter.ts";
import { RequestError } from "./request-error.ts";

/** argon2id with the parameters of the OWASP password storage advice. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = createLimiter(policy.hashing);

/** Each computation takes 19 MB and one of the four threads that files and pictures need too, so the others wait. */
const compute = <T>(work: () => Promise<T>): Promise<T> =>
  inTurn(work).catch((error: unknown) => {
    if (error instanceof QueueFullError)
      throw new RequestError("OVERLOADED", "登录的人太多，请稍后再试", policy.hashing.retrySeconds);
    throw error;
  });

/** @returns the hash to store of a password. @throws RequestError 503 when too many wait already */
export const hashPassword = (password: string): Promise<string> => compute(() => hash(password, parameters));

/** Codes of dozens of random bits need less work than what people think up. */
const codeParameters = { memoryCost: 4096, timeCost: 1, parallelism: 1 };

/**
 * @returns the hashes to store of random codes, all with the same salt, so that one computation compares a code with all
 * @throws RequestError 503 when too many wait already
 */
export const hashCodes = (codes: readonly string[], salt: Uint8Array): Promise<string[]> =>
  compute(async () => {
    const hashes: string[] = [];
    // One after the other: each takes a thread.
    for (const code of codes) hashes.push(await hash(code, { ...codeParameters, salt }));
    return hashes;
  });

let unknown: Promise<string> | undefined;

/** A hash that matches no password, for accounts without one. */
async function unknownHash(): Promise<string> {
  unknown ??= hash("no such account", parameters);
  return unknown;
}

/**
 * Whether a password matches a stored hash. Without a valid hash it takes as long and returns false.
 * @throws RequestError 503 when too many wait already
 */
export const isPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  compute(async () => {
    const isHash = stored?.startsWith("$argon2") ?? false;
    const right = await verify(isHash ? stored! : await unknownHash(), password);
    return right && isHash;
  });
