import { hash, verify } from "@node-rs/argon2";
import { policy } from "../policy.ts";
import { bounded, QueueFull } from "./bounded.ts";
import { Refusal } from "./refusal.ts";

/** argon2id with the parameters of the OWASP password storage advice. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = bounded(policy.hashing);

/** Each computation takes 19 MB and a thread of the four that files and pictures need too: the others wait. */
const compute = <T>(work: () => Promise<T>): Promise<T> =>
  inTurn(work).catch((error: unknown) => {
    if (error instanceof QueueFull)
      throw new Refusal(503, "登录的人太多，请稍后再试", policy.hashing.retrySeconds);
    throw error;
  });

/** @returns the hash to store of a password. @throws Refusal 503 when too many wait already */
export const hashPassword = (password: string): Promise<string> => compute(() => hash(password, parameters));

let unknown: Promise<string> | undefined;

/** A hash that no password has, for whom there is none. */
async function unknownHash(): Promise<string> {
  unknown ??= hash("no such account", parameters);
  return unknown;
}

/**
 * Whether a password is the one of a stored hash. Without a hash that can be one it takes as long and is no.
 * @throws Refusal 503 when too many wait already
 */
export const isPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  compute(async () => {
    const isHash = stored?.startsWith("$argon2") ?? false;
    const right = await verify(isHash ? stored! : await unknownHash(), password);
    return right && isHash;
  });
