import { createHmac, randomUUID } from "node:crypto";
import type { Config } from "../../../config.ts";
import { RequestError } from "../../../core/request-error.ts";
import { callUpstream, errorKind } from "../../../core/upstream.ts";
import { policy } from "../../../policy.ts";
import { wxTexts } from "./wechat.rules.ts";

/** Percent-encodes for the signature of Alibaba Cloud's RPC API. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the signed query of a call: sorted parameters, HMAC-SHA1 with the secret and "&". */
export function signedQuery(parameters: Record<string, string>, secret: string): string {
  const query = Object.keys(parameters)
    .sort()
    .map((name) => `${encode(name)}=${encode(parameters[name]!)}`)
    .join("&");
  const signature = createHmac("sha1", `${secret}&`)
    .update(`GET&${encode("/")}&${encode(query)}`)
    .digest("base64");
  return `Signature=${encode(signature)}&${query}`;
}

/**
 * Sends a code by SMS (Alibaba Cloud, SendSms).
 * @throws RequestError 503 if no provider is configured or the provider fails
 */
export async function sendSmsCode({ sms }: Config, phone: string, code: string): Promise<void> {
  if (!sms) throw new RequestError("NOT_CONFIGURED", wxTexts.noSms);
  const query = signedQuery(
    {
      AccessKeyId: sms.accessKey,
      Action: "SendSms",
      Format: "JSON",
      PhoneNumbers: phone,
      SignName: sms.signName,
      SignatureMethod: "HMAC-SHA1",
      SignatureNonce: randomUUID(),
      SignatureVersion: "1.0",
      TemplateCode: sms.template,
      TemplateParam: JSON.stringify({ code }),
      Timestamp: new Date().toISOString().replace(/\.\d+Z$/, "Z"),
      Version: "2017-05-25",
    },
    sms.secret,
  );
  await callUpstream({ upstream: "sms", operation: "SendSms", host: new URL(sms.url).host }, async (call) => {
    const answer = await call
      .fetch(`${sms.url}/?${query}`, { signal: AbortSignal.timeout(policy.wx.timeoutMs) })
      .then(
        (response) => call.readJson(response, policy.wx.answerBytes) as Promise<{ Code?: unknown } | null>,
      )
      .catch(() => null);
    if (answer?.Code === "OK") return;
    const isLimited = answer?.Code === "isv.BUSINESS_LIMIT_CONTROL";
    call.fail({ outcome: isLimited ? "refused" : "failed", error: errorKind(answer?.Code) });
    if (isLimited) throw new RequestError(429, wxTexts.smsTooMany);
    throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.smsLate);
  });
}
