import { hash, verify } from "@node-rs/argon2";
import { policy } from "../policy.ts";
import { createLimiter, QueueFullError } from "./limiter.ts";
import { RequestError } from "./request-error.ts";

/** argon2id with the parameters of the OWASP password storage cheat sheet. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const limitHashing = createLimiter(policy.hashing);

/** Limits concurrent hashing, which takes 19 MB and one of the four threads that files and images need, too. */
const compute = <T>(work: () => Promise<T>): Promise<T> =>
  limitHashing(work).catch((error: unknown) => {
    if (error instanceof QueueFullError)
      throw new RequestError("OVERLOADED", "登录的人太多，请稍后再试", policy.hashing.retrySeconds);
    throw error;
  });

/** Hashes a password for storage. @throws RequestError 503 if the hashing queue is full */
export const hashPassword = (password: string): Promise<string> => compute(() => hash(password, parameters));

/** Cheaper parameters for random codes, which need less protection than passwords. */
const codeParameters = { memoryCost: 4096, timeCost: 1, parallelism: 1 };

/**
 * Hashes random codes with one salt, so that a single computation compares a code with all of them.
 * @throws RequestError 503 if the hashing queue is full
 */
export const hashCodes = (codes: Iterable<string>, salt: Uint8Array): Promise<string[]> =>
  compute(async () => {
    const hashes: string[] = [];
    // Sequential, because each computation occupies a thread.
    for (const code of codes) hashes.push(await hash(code, { ...codeParameters, salt }));
    return hashes;
  });

let dummyHash: Promise<string> | undefined;

/** Returns a hash that is only compared for equal timing, for accounts without a password. */
async function getDummyHash(): Promise<string> {
  dummyHash ??= hash("no such account", parameters);
  return dummyHash;
}

/**
 * Whether a password matches a stored hash. Takes the same time without a valid hash and returns false.
 * @throws RequestError 503 if the hashing queue is full
 */
export const isPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  compute(async () => {
    const isHash = stored?.startsWith("$argon2") ?? false;
    const isMatch = await verify(isHash ? stored! : await getDummyHash(), password);
    return isMatch && isHash;
  });
