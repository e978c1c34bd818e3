import { createDecipheriv } from "node:crypto";
import type { Config } from "../../../config.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { readBytes } from "../../../core/response-body.ts";
import { callUpstream, type UpstreamCall } from "../../../core/upstream.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { findToken, saveToken, type WxIdentity } from "./wechat.queries.ts";
import { wxTexts } from "./wechat.rules.ts";

type Json = Record<string, unknown>;

interface Answer extends Json {
  errcode?: number;
  errmsg?: string;
}

/** Error codes of WeChat. */
const BUSY = new Set([-1, 45009, 45011, 50001]);
const BAD_CODE = new Set([40029, 40163, 41008, 40226]);
const STALE_TOKEN = new Set([40001, 40014, 42001]);

interface Picture {
  type: "image/jpeg" | "image/png";
  bytes: Buffer;
}

/** Creates the error for a missing, late or invalid response. */
const lateError = () => new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);

/** Reads a JSON object. @throws RequestError 503 for anything else */
async function readObject(call: UpstreamCall, response: Response): Promise<Answer> {
  const value = await call.readJson(response, policy.wx.answerBytes);
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    call.fail({ outcome: "failed", error: "unreadable" });
    throw lateError();
  }
  return value as Answer;
}

async function readPicture(call: UpstreamCall, response: Response): Promise<Picture> {
  try {
    const bytes = await readBytes(response, policy.wx.pictureBytes);
    const type = response.headers.get("content-type") === "image/jpeg" ? "image/jpeg" : "image/png";
    return { type, bytes };
  } catch (error) {
    call.failBy(error);
    throw lateError();
  }
}

/**
 * Throws the error for one of WeChat's error codes.
 * @throws RequestError 400 for an invalid login code, otherwise 503
 */
function refuse(call: UpstreamCall, errcode: number): never {
  const isBadCode = BAD_CODE.has(errcode);
  call.fail({ outcome: isBadCode ? "refused" : "failed", error: `errcode:${errcode}` });
  if (isBadCode) badInput(wxTexts.badCode);
  throw new RequestError("UPSTREAM_UNAVAILABLE", BUSY.has(errcode) ? wxTexts.busy : wxTexts.refused);
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

interface WxRequest {
  /** Path of the API; its last part is the operation in logs. */
  path: string;
  query?: Record<string, string>;
  /** JSON body of a POST. */
  body?: Json;
  /** Response fields that must be non-empty strings. */
  requiredTexts?: readonly string[];
  /** Response fields with their required values. */
  requiredValues?: Record<string, string>;
  /** Whether the response is an image. */
  expectsPicture?: boolean;
  /** Whether a response about a stale access token is returned instead of refused. */
  allowsStaleToken?: boolean;
}

/**
 * Calls WeChat.
 * @throws RequestError 503 if it fails or does not answer in time; 400 for an invalid login code
 */
function callWx(
  config: Config,
  {
    path,
    query = {},
    body,
    requiredTexts = [],
    requiredValues = {},
    expectsPicture,
    allowsStaleToken,
  }: WxRequest,
): Promise<Picture | Answer> {
  const url = new URL(path, config.wx.apiUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const operation = path.slice(path.lastIndexOf("/") + 1);
  return callUpstream({ upstream: "wechat", operation, host: url.host }, async (call) => {
    const response = await call
      .fetch(url, {
        ...(body && { method: "POST", body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(policy.wx.timeoutMs),
      })
      .catch(() => {
        throw lateError();
      });
    if (!response.ok) throw lateError();
    if (expectsPicture && response.headers.get("content-type")?.startsWith("image/"))
      return readPicture(call, response);
    const answer = await readObject(call, response);
    const { errcode = 0 } = answer;
    if (allowsStaleToken && STALE_TOKEN.has(errcode)) return answer;
    if (errcode !== 0) refuse(call, errcode);
    const isComplete =
      requiredTexts.every((name) => isText(answer[name])) &&
      Object.entries(requiredValues).every(([name, value]) => answer[name] === value);
    if (isComplete && !expectsPicture) return answer;
    call.fail({ outcome: "failed", error: "incomplete" });
    throw lateError();
  });
}

const isPicture = (answer: Answer | Picture): answer is Picture => Buffer.isBuffer(answer.bytes);

/** Calls WeChat for an object with required string fields. */
const callForObject = <Name extends string = never>(
  config: Config,
  request: WxRequest & { requiredTexts?: readonly Name[] },
): Promise<Answer & Record<Name, string>> =>
  callWx(config, request) as Promise<Answer & Record<Name, string>>;

/** Returns the credentials of the mini-program. @throws RequestError 503 if none is configured */
export function miniOf({ wx }: Config) {
  if (!wx.mini) throw new RequestError("NOT_CONFIGURED", wxTexts.noMini);
  return wx.mini;
}

/** Returns the credentials of the website app. @throws RequestError 503 if none is configured */
export function webOf({ wx }: Config) {
  if (!wx.web) throw new RequestError("NOT_CONFIGURED", wxTexts.noWeb);
  return wx.web;
}

/**
 * Returns the access token of the mini-program, cached until shortly before it expires.
 * @param rejected token that WeChat has rejected, to be replaced
 */
async function getAccessToken(db: Db, config: Config, rejected?: string): Promise<string> {
  const { appId, secret } = miniOf(config);
  const cached = await findToken(db, appId);
  if (cached && cached !== rejected) return cached;
  const answer = await callForObject(config, {
    path: "/cgi-bin/stable_token",
    body: {
      grant_type: "client_credential",
      appid: appId,
      secret,
      force_refresh: rejected !== undefined,
    },
    requiredTexts: ["access_token"],
  });
  const token = answer.access_token;
  const seconds = typeof answer.expires_in === "number" ? answer.expires_in : 0;
  await saveToken(db, appId, token, Math.max(0, seconds - policy.wx.tokenMarginSeconds));
  return token;
}

/**
 * Calls an API with the mini-program's access token, and retries once with a new token if it was stale.
 * @throws RequestError 503, or 400 for an invalid login code
 */
async function callMini(db: Db, config: Config, request: WxRequest): Promise<Picture | Answer> {
  let token = await getAccessToken(db, config);
  const answer = await callWx(config, { ...request, query: { access_token: token }, allowsStaleToken: true });
  if (isPicture(answer) || !STALE_TOKEN.has(answer.errcode ?? 0)) return answer;
  token = await getAccessToken(db, config, token);
  return callWx(config, { ...request, query: { access_token: token } });
}

/**
 * Calls an API of the mini-program and returns one string field.
 * @throws RequestError 503 if it is missing
 */
async function callMiniForText(
  db: Db,
  config: Config,
  path: string,
  body: Json,
  name: string,
): Promise<string> {
  const answer = await callMini(db, config, { path, body, requiredTexts: [name] });
  return (answer as Record<string, string>)[name]!;
}

/** Creates a link that opens a page of the mini-program from outside WeChat. */
export async function generateScheme(db: Db, config: Config, path: string, query: string): Promise<string> {
  const body = {
    jump_wxa: { path, query },
    is_expire: true,
    expire_type: 1,
    expire_interval: policy.wx.linkDays,
  };
  return callMiniForText(db, config, "/wxa/generatescheme", body, "openlink");
}

/** Creates a short link to a page of the mini-program, for use inside WeChat. */
export async function generateShortLink(
  db: Db,
  config: Config,
  page: string,
  title: string,
): Promise<string> {
  const body = { page_url: page, page_title: title, is_permanent: false };
  return callMiniForText(db, config, "/wxa/genwxashortlink", body, "link");
}

/** Returns the mini-program code of a page as a data URL. */
export async function generateQrCode(db: Db, config: Config, page: string, scene: string): Promise<string> {
  const body = { page, scene, check_path: false, env_version: "release" };
  const answer = await callMini(db, config, {
    path: "/wxa/getwxacodeunlimit",
    body,
    expectsPicture: true,
  });
  if (!isPicture(answer)) throw lateError();
  return `data:${answer.type};base64,${answer.bytes.toString("base64")}`;
}

const readUnionId = ({ unionid }: Json) => (typeof unionid === "string" && unionid !== "" ? unionid : null);

/** Returns the identity and session key for a login code of the mini-program (code2session). */
export async function codeToSession(
  config: Config,
  code: string,
): Promise<WxIdentity & { sessionKey: string }> {
  const { appId, secret } = miniOf(config);
  const query = { appid: appId, secret, js_code: code, grant_type: "authorization_code" };
  const answer = await callForObject(config, {
    path: "/sns/jscode2session",
    query,
    requiredTexts: ["openid", "session_key"],
  });
  return { openid: answer.openid, unionid: readUnionId(answer), sessionKey: answer.session_key };
}

/** Returns the URL at which the browser logs in at WeChat. */
export function authorizeUrl(config: Config, state: string, redirect: string): string {
  const url = new URL("/connect/qrconnect", config.wx.openUrl);
  url.searchParams.set("appid", webOf(config).appId);
  url.searchParams.set("redirect_uri", redirect);
  url.searchParams.set("response_type", "code");
  url.searchParams.set("scope", "snsapi_login");
  url.searchParams.set("state", state);
  return `${url.href}#wechat_redirect`;
}

/** Returns the identity, nickname and avatar for a web login code. */
export async function webProfile(
  config: Config,
  code: string,
): Promise<WxIdentity & { nickname: string; avatar: string }> {
  const { appId, secret } = webOf(config);
  const query = { appid: appId, secret, code, grant_type: "authorization_code" };
  const session = await callForObject(config, {
    path: "/sns/oauth2/access_token",
    query,
    requiredTexts: ["openid", "access_token"],
  });
  const { openid, access_token } = session;
  const profile = await callForObject(config, {
    path: "/sns/userinfo",
    query: { access_token, openid, lang: "zh_CN" },
    // The profile must belong to the same person as the token.
    requiredValues: { openid },
  });
  return {
    openid,
    unionid: readUnionId(profile) ?? readUnionId(session),
    nickname: typeof profile.nickname === "string" ? profile.nickname : "",
    avatar: typeof profile.headimgurl === "string" ? profile.headimgurl : "",
  };
}

/**
 * Decrypts data of the mini-program (AES-128-CBC) and checks that it is for this app.
 * @throws RequestError 400 if it cannot be decrypted
 */
export function decryptData(config: Config, sessionKey: string, encryptedData: string, iv: string): Json {
  const { appId } = miniOf(config);
  try {
    const decipher = createDecipheriv(
      "aes-128-cbc",
      Buffer.from(sessionKey, "base64"),
      Buffer.from(iv, "base64"),
    );
    const text = Buffer.concat([decipher.update(Buffer.from(encryptedData, "base64")), decipher.final()]);
    const data = JSON.parse(text.toString("utf8")) as { watermark?: { appid?: unknown } } & Json;
    if (data.watermark?.appid === appId) return data;
  } catch {
    // Fall through: a wrong key, IV or text has the same error.
  }
  badInput(wxTexts.decryptFailed);
}
