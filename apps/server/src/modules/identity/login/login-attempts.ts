import type { Context } from "../../../contract/handler.ts";
import type { ClientAddress } from "../../../core/client-address.ts";
import { fillText } from "../../../core/fill-text.ts";
import { countEvent, limitRate, type Rate, refundEvents, retryAfterSeconds } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";
import { captchaRefusal, consumeCaptcha } from "./captcha.ts";
import { isKnownAddress } from "./login.queries.ts";
import { loginTexts } from "./login.rules.ts";

type Caller = Pick<Context<"login">, "db" | "config" | "address"> & {
  body: Pick<Context<"login">["body"], "code" | "uuid">;
};

/** The keys under which an attempt is counted, and the one of its address's wait. */
export const attemptKeys = ({ key }: ClientAddress, usernameKey: string) => ({
  pair: `login:${key}:${usernameKey}`,
  address: `login:${key}`,
  account: `login:account:${usernameKey}`,
  pairWait: `login:wait:${key}:${usernameKey}`,
  addressWait: `login:wait:${key}`,
});

type AttemptKeys = ReturnType<typeof attemptKeys>;

interface Wait extends Rate {
  key: string;
}

/** The wait after the attempt that is `excess` beyond its limit; none within the limit. */
function waitAfter(
  key: string,
  excess: number,
  { firstSeconds, maxSeconds }: { firstSeconds: number; maxSeconds: number },
): Wait[] {
  if (excess <= 0) return [];
  return [{ key, max: 1, windowSeconds: Math.min(maxSeconds, firstSeconds * 2 ** Math.min(excess - 1, 20)) }];
}

/** Counts an attempt before it is checked, so that parallel guesses cannot pass the limit together. */
async function count(
  { db, address }: Caller,
  keys: AttemptKeys,
  userId: string | undefined,
): Promise<Wait[]> {
  const { perPair, perAddress, perAccount, pairWait, addressWait } = policy.login;
  const onPair = await countEvent(db, keys.pair, perPair);
  const onAddress = await countEvent(db, keys.address, perAddress);
  const onAccount = await countEvent(db, keys.account, perAccount);
  const guessed = onAccount > perAccount.max && !(await isKnownAddress(db, userId ?? "0", address));
  return [
    ...waitAfter(keys.pairWait, guessed ? onPair : onPair - perPair.max, pairWait),
    ...waitAfter(keys.addressWait, onAddress - perAddress.max, addressWait),
  ];
}

/** Beyond a limit: requires a captcha, which is consumed only once the wait is over; then the next wait starts. */
async function demandProof({ db, config, body }: Caller, waits: Wait[]): Promise<void> {
  if (waits.length > 0) {
    if (!body.code) throw captchaRefusal("CAPTCHA_REQUIRED", loginTexts.captchaNeeded, 1);
    const seconds = await retryAfterSeconds(
      db,
      waits.map(({ key }) => key),
    );
    if (seconds > 0) throw new RequestError(429, fillText(loginTexts.wait, { n: seconds }), seconds);
  }
  if (config.captcha || waits.length > 0) await consumeCaptcha(db, body.uuid, body.code);
  for (const { key, ...rate } of waits) await limitRate(db, key, rate, loginTexts.wait);
}

/** Takes back an attempt that was not checked. */
export const refundAttempt = ({ db }: Pick<Caller, "db">, { pair, address, account }: AttemptKeys) =>
  refundEvents(db, [pair, address, account]);

/**
 * Admits an attempt to log in. With a solved captcha it is always admitted, after some seconds at most: guessing is
 * slowed, nothing is locked (docs/decisions/0018).
 * @param userId whose account it is; undefined for an unknown name
 * @returns the keys under which the attempt is counted
 * @throws RequestError 400 without a right captcha where one is needed, 429 with the seconds to wait
 */
export async function admitAttempt(
  context: Caller,
  usernameKey: string,
  userId: string | undefined,
): Promise<AttemptKeys> {
  if (context.config.captcha && !context.body.code)
    throw captchaRefusal("CAPTCHA_REQUIRED", loginTexts.captchaMissing);
  const keys = attemptKeys(context.address, usernameKey);
  const waits = await count(context, keys, userId);
  try {
    await demandProof(context, waits);
  } catch (error) {
    await refundAttempt(context, keys);
    throw error;
  }
  return keys;
}
