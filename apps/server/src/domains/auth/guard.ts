import type { Context } from "../../contract/handler.ts";
import { countEvent, limitRate, type Rate, secondsToWait, uncountEvents } from "../../core/rate.ts";
import { Refusal } from "../../core/refusal.ts";
import { policy } from "../../policy.ts";
import { spendCaptcha } from "./captcha.ts";
import { isKnownAddress } from "./queries.ts";
import { loginTexts } from "./rules.ts";

type Caller = Context<"login">;

/** Under which names an attempt is counted, and where its address waits. */
export const attemptKeys = (ip: string, usernameKey: string) => ({
  pair: `login:${ip}:${usernameKey}`,
  address: `login:${ip}`,
  account: `login:account:${usernameKey}`,
  pairWait: `login:wait:${ip}:${usernameKey}`,
  addressWait: `login:wait:${ip}`,
});

type AttemptKeys = ReturnType<typeof attemptKeys>;

interface Wait extends Rate {
  key: string;
}

/** The wait that follows the attempt which is `excess` past its limit; none before the limit. */
function waitAfter(
  key: string,
  excess: number,
  { firstSeconds, maxSeconds }: { firstSeconds: number; maxSeconds: number },
): Wait[] {
  if (excess <= 0) return [];
  return [{ key, max: 1, windowSeconds: Math.min(maxSeconds, firstSeconds * 2 ** Math.min(excess - 1, 20)) }];
}

/** Counts an attempt before it is judged, so that parallel guesses pass no limit together. */
async function count({ db, ip }: Caller, keys: AttemptKeys, userId: string | undefined): Promise<Wait[]> {
  const { perPair, perAddress, perAccount, pairWait, addressWait } = policy.login;
  const onPair = await countEvent(db, keys.pair, perPair);
  const onAddress = await countEvent(db, keys.address, perAddress);
  const onAccount = await countEvent(db, keys.account, perAccount);
  const guessed = onAccount > perAccount.max && !(await isKnownAddress(db, userId ?? "0", ip));
  return [
    ...waitAfter(keys.pairWait, guessed ? onPair : onPair - perPair.max, pairWait),
    ...waitAfter(keys.addressWait, onAddress - perAddress.max, addressWait),
  ];
}

/** Past a limit: a captcha, which is spent only once the wait is over, and the next wait begins. */
async function demandProof({ db, config, body }: Caller, waits: Wait[]): Promise<void> {
  if (waits.length > 0) {
    if (!body.code) throw new Refusal(400, loginTexts.captchaNeeded, undefined, { needsCaptcha: 1 });
    const seconds = await secondsToWait(
      db,
      waits.map(({ key }) => key),
    );
    if (seconds > 0) throw new Refusal(429, loginTexts.wait.replace("{n}", String(seconds)), seconds);
  }
  if (config.captcha || waits.length > 0) await spendCaptcha(db, body.uuid, body.code);
  for (const { key, ...rate } of waits) await limitRate(db, key, rate, loginTexts.wait);
}

/** Takes an attempt back that was not judged. */
export const takeBack = ({ db }: Pick<Caller, "db">, { pair, address, account }: AttemptKeys) =>
  uncountEvents(db, [pair, address, account]);

/**
 * Lets an attempt to log in through to its judging. A solved captcha gets there, after some seconds at most:
 * guessing slows, nothing is locked (docs/decisions/0018).
 * @param userId whose account it is; undefined for a name that nobody has
 * @returns under which names the attempt is counted
 * @throws Refusal 400 without a right captcha where one is needed, 429 with the seconds to wait
 */
export async function admitAttempt(
  context: Caller,
  usernameKey: string,
  userId: string | undefined,
): Promise<AttemptKeys> {
  if (context.config.captcha && !context.body.code) throw new Refusal(400, loginTexts.captchaMissing);
  const keys = attemptKeys(context.ip, usernameKey);
  const waits = await count(context, keys, userId);
  try {
    await demandProof(context, waits);
  } catch (error) {
    await takeBack(context, keys);
    throw error;
  }
  return keys;
}
