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

/** Returns the rate-limit keys of a login attempt and of the waits that it can cause. */
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

/**
 * Returns the wait after an attempt that is `excess` beyond its limit, doubling each time; empty within the
 * limit.
 */
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
  const isUnderAttack = onAccount > perAccount.max && !(await isKnownAddress(db, userId ?? "0", address));
  return [
    ...waitAfter(keys.pairWait, isUnderAttack ? onPair : onPair - perPair.max, pairWait),
    ...waitAfter(keys.addressWait, onAddress - perAddress.max, addressWait),
  ];
}

/**
 * Requires a captcha beyond a limit and starts the next wait. Consumes the captcha only if no wait is
 * running.
 */
async function requireCaptcha({ db, config, body }: Caller, waits: Wait[]): Promise<void> {
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

/** Refunds an attempt whose password was not checked. */
export const refundAttempt = ({ db }: Pick<Caller, "db">, { pair, address, account }: AttemptKeys) =>
  refundEvents(db, [pair, address, account]);

/**
 * Admits or refuses a login attempt. An attempt with a captcha is only delayed and never locked out
 * (docs/decisions/0018).
 * @param userId owner of the account; undefined for an unknown username
 * @returns the keys under which the attempt is counted
 * @throws RequestError 400 if a captcha is missing or wrong, 429 with the seconds to wait
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
    await requireCaptcha(context, waits);
  } catch (error) {
    await refundAttempt(context, keys);
    throw error;
  }
  return keys;
}
