import { createHash, randomBytes } from "node:crypto";
import sharp from "sharp";
import svgCaptcha from "svg-captcha";
import { RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { deleteCaptcha, saveCaptcha } from "./login.queries.ts";
import { loginTexts } from "./login.rules.ts";

const hash = (uuid: string, answer: string) =>
  createHash("sha256").update(`${uuid}:${answer.toLowerCase()}`).digest("hex");

/**
 * Creates a captcha. Its image is a PNG, because an SVG would contain the answer as paths.
 * @returns the ID (32 hex digits) and the image in base64
 */
export async function createCaptcha(db: Db): Promise<{ uuid: string; img: string }> {
  const { data, text } = svgCaptcha.create({
    size: policy.captcha.length,
    ignoreChars: "0oO1iIlL",
    noise: 3,
    width: 120,
    height: 40,
    fontSize: 44,
    background: "#f6f7f5",
  });
  const uuid = randomBytes(16).toString("hex");
  const [png] = await Promise.all([
    sharp(Buffer.from(data)).png().toBuffer(),
    saveCaptcha(db, uuid, hash(uuid, text), policy.captcha.ttlSeconds),
  ]);
  return { uuid, img: png.toString("base64") };
}

/** Creates the error for a missing or wrong captcha, shown at its form field. */
export const captchaRefusal = (
  reason: "CAPTCHA_REQUIRED" | "CAPTCHA_EXPIRED" | "CAPTCHA_WRONG",
  message: string,
  needsCaptcha?: 1,
): RequestError => new RequestError(reason, message, undefined, { field: "code", needsCaptcha });

/**
 * Deletes a captcha and checks the answer. A wrong answer uses it up too.
 * @returns its age in seconds
 * @throws RequestError 400 if missing, expired or wrong
 */
export async function consumeCaptcha(
  db: Db,
  uuid: string | undefined,
  code: string | undefined,
): Promise<number> {
  if (!code) throw captchaRefusal("CAPTCHA_REQUIRED", loginTexts.captchaMissing);
  const found = uuid ? await deleteCaptcha(db, uuid) : undefined;
  if (!uuid || !found) throw captchaRefusal("CAPTCHA_EXPIRED", loginTexts.captchaExpired);
  if (found.answerHash !== hash(uuid, code.trim()))
    throw captchaRefusal("CAPTCHA_WRONG", loginTexts.captchaWrong);
  return policy.captcha.ttlSeconds - found.left;
}
