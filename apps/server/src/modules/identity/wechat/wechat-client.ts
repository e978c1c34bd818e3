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

const BUSY = new Set([-1, 45009, 45011, 50001]);
const BAD_CODE = new Set([40029, 40163, 41008, 40226]);
const STALE_TOKEN = new Set([40001, 40014, 42001]);

interface Picture {
  type: "image/jpeg" | "image/png";
  bytes: Buffer;
}

/** The error of an answer that is missing, late or unusable. */
const lateError = () => new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);

/** The answer as an object. @throws RequestError 503 for anything else */
async function objectOf(call: UpstreamCall, response: Response): Promise<Answer> {
  const value = await call.readJson(response, policy.wx.answerBytes);
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    call.fail({ outcome: "failed", error: "unreadable" });
    throw lateError();
  }
  return value as Answer;
}

async function pictureOf(call: UpstreamCall, response: Response): Promise<Picture> {
  try {
    const bytes = await readBytes(response, policy.wx.pictureBytes);
    const type = response.headers.get("content-type") === "image/jpeg" ? "image/jpeg" : "image/png";
    return { type, bytes };
  } catch (error) {
    call.failBy(error);
    throw lateError();
  }
}

/** @throws RequestError with the sentence that belongs to WeChat's error code */
function refuse(call: UpstreamCall, errcode: number): never {
  const isBadCode = BAD_CODE.has(errcode);
  call.fail({ outcome: isBadCode ? "refused" : "failed", error: `errcode:${errcode}` });
  if (isBadCode) badInput(wxTexts.badCode);
  throw new RequestError("UPSTREAM_UNAVAILABLE", BUSY.has(errcode) ? wxTexts.busy : wxTexts.refused);
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

interface Question {
  /** Path below WeChat's address; its last part names the operation. */
  path: string;
  query?: Record<string, string>;
  /** JSON body of a POST. */
  body?: Json;
  /** Fields of the answer that must hold text. */
  texts?: readonly string[];
  /** Fields of the answer and the values that they must have. */
  same?: Record<string, string>;
  /** Whether the answer is a picture. */
  asksForPicture?: boolean;
  /** Whether an answer about a stale access token is returned instead of refused. */
  allowsStaleToken?: boolean;
}

/** Asks WeChat. @throws RequestError 503 when it does not answer in time, or not as it should; 400 for a used code */
function ask(
  config: Config,
  { path, query = {}, body, texts = [], same = {}, asksForPicture, allowsStaleToken }: Question,
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
    if (asksForPicture && response.headers.get("content-type")?.startsWith("image/"))
      return pictureOf(call, response);
    const answer = await objectOf(call, response);
    const { errcode = 0 } = answer;
    if (allowsStaleToken && STALE_TOKEN.has(errcode)) return answer;
    if (errcode !== 0) refuse(call, errcode);
    const isComplete =
      texts.every((name) => isText(answer[name])) &&
      Object.entries(same).every(([name, value]) => answer[name] === value);
    if (isComplete && !asksForPicture) return answer;
    call.fail({ outcome: "failed", error: "incomplete" });
    throw lateError();
  });
}

const isPicture = (answer: Answer | Picture): answer is Picture => Buffer.isBuffer(answer.bytes);

/** Asks for an object, some fields of which hold text. */
const askFor = <Name extends string = never>(
  config: Config,
  question: Question & { texts?: readonly Name[] },
): Promise<Answer & Record<Name, string>> => ask(config, question) as Promise<Answer & Record<Name, string>>;

/** The mini-program's application. @throws RequestError 503 when there is none */
export function miniOf({ wx }: Config) {
  if (!wx.mini) throw new RequestError("NOT_CONFIGURED", wxTexts.noMini);
  return wx.mini;
}

/** The website's application. @throws RequestError 503 when there is none */
export function webOf({ wx }: Config) {
  if (!wx.web) throw new RequestError("NOT_CONFIGURED", wxTexts.noWeb);
  return wx.web;
}

/** The access token of the mini-program: kept until shortly before its end, fetched again when WeChat rejects it. */
async function accessToken(db: Db, config: Config, rejected?: string): Promise<string> {
  const { appId, secret } = miniOf(config);
  const kept = await findToken(db, appId);
  if (kept && kept !== rejected) return kept;
  const answer = await askFor(config, {
    path: "/cgi-bin/stable_token",
    body: {
      grant_type: "client_credential",
      appid: appId,
      secret,
      force_refresh: rejected !== undefined,
    },
    texts: ["access_token"],
  });
  const token = answer.access_token;
  const seconds = typeof answer.expires_in === "number" ? answer.expires_in : 0;
  await saveToken(db, appId, token, Math.max(0, seconds - policy.wx.tokenMarginSeconds));
  return token;
}

/**
 * Calls the mini-program's server side with its access token, again with a fresh one when it was stale.
 * @throws RequestError 503, or 400 for a code that is not valid any more
 */
async function callMini(db: Db, config: Config, question: Question): Promise<Picture | Answer> {
  let token = await accessToken(db, config);
  const answer = await ask(config, { ...question, query: { access_token: token }, allowsStaleToken: true });
  if (isPicture(answer) || !STALE_TOKEN.has(answer.errcode ?? 0)) return answer;
  token = await accessToken(db, config, token);
  return ask(config, { ...question, query: { access_token: token } });
}

/** A text of the mini-program's answer. @throws RequestError 503 when it is missing */
async function callMiniForText(
  db: Db,
  config: Config,
  path: string,
  body: Json,
  name: string,
): Promise<string> {
  const answer = await callMini(db, config, { path, body, texts: [name] });
  return (answer as Record<string, string>)[name]!;
}

/** A link that opens a page of the mini-program from outside WeChat. */
export async function generateScheme(db: Db, config: Config, path: string, query: string): Promise<string> {
  const body = {
    jump_wxa: { path, query },
    is_expire: true,
    expire_type: 1,
    expire_interval: policy.wx.linkDays,
  };
  return callMiniForText(db, config, "/wxa/generatescheme", body, "openlink");
}

/** A short link to a page of the mini-program, for use inside WeChat. */
export async function generateShortLink(
  db: Db,
  config: Config,
  page: string,
  title: string,
): Promise<string> {
  const body = { page_url: page, page_title: title, is_permanent: false };
  return callMiniForText(db, config, "/wxa/genwxashortlink", body, "link");
}

/** The mini-program's code for a page as a picture, in base64, with its type. */
export async function generateQrCode(db: Db, config: Config, page: string, scene: string): Promise<string> {
  const body = { page, scene, check_path: false, env_version: "release" };
  const answer = await callMini(db, config, {
    path: "/wxa/getwxacodeunlimit",
    body,
    asksForPicture: true,
  });
  if (!isPicture(answer)) throw lateError();
  return `data:${answer.type};base64,${answer.bytes.toString("base64")}`;
}

const unionOf = ({ unionid }: Json) => (typeof unionid === "string" && unionid !== "" ? unionid : null);

/** Who a mini-program's log-in code stands for, and the key of that session (code2session). */
export async function codeToSession(
  config: Config,
  code: string,
): Promise<WxIdentity & { sessionKey: string }> {
  const { appId, secret } = miniOf(config);
  const query = { appid: appId, secret, js_code: code, grant_type: "authorization_code" };
  const answer = await askFor(config, {
    path: "/sns/jscode2session",
    query,
    texts: ["openid", "session_key"],
  });
  return { openid: answer.openid, unionid: unionOf(answer), sessionKey: answer.session_key };
}

/** Where a browser goes to let WeChat say who it is. */
export function authorizeUrl(config: Config, state: string, redirect: string): string {
  const url = new URL("/connect/qrconnect", config.wx.openUrl);
  url.searchParams.set("appid", webOf(config).appId);
  url.searchParams.set("redirect_uri", redirect);
  url.searchParams.set("response_type", "code");
  url.searchParams.set("scope", "snsapi_login");
  url.searchParams.set("state", state);
  return `${url.href}#wechat_redirect`;
}

/** Who a web log-in's code stands for, with the name and picture at WeChat. */
export async function webProfile(
  config: Config,
  code: string,
): Promise<WxIdentity & { nickname: string; avatar: string }> {
  const { appId, secret } = webOf(config);
  const query = { appid: appId, secret, code, grant_type: "authorization_code" };
  const session = await askFor(config, {
    path: "/sns/oauth2/access_token",
    query,
    texts: ["openid", "access_token"],
  });
  const { openid, access_token } = session;
  const profile = await askFor(config, {
    path: "/sns/userinfo",
    query: { access_token, openid, lang: "zh_CN" },
    // WeChat must speak of the same person both times.
    same: { openid },
  });
  return {
    openid,
    unionid: unionOf(profile) ?? unionOf(session),
    nickname: typeof profile.nickname === "string" ? profile.nickname : "",
    avatar: typeof profile.headimgurl === "string" ? profile.headimgurl : "",
  };
}

/**
 * Reads what the mini-program got encrypted (AES-128-CBC); it must be for this application.
 * @throws RequestError 400 when it cannot be read
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
    // A wrong key, vector or text all mean the same: ask for it again.
  }
  badInput(wxTexts.decryptFailed);
}
