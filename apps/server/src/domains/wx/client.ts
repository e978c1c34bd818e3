import { createDecipheriv } from "node:crypto";
import type { Config } from "../../config.ts";
import { badInput, RequestError } from "../../core/request-error.ts";
import { readBytes, readJson } from "../../core/response-body.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { findToken, saveToken, type WxIdentity } from "./queries.ts";
import { wxTexts } from "./rules.ts";

type Json = Record<string, unknown>;

interface Answer extends Json {
  errcode?: number;
  errmsg?: string;
}

const BUSY = new Set([-1, 45009, 45011, 50001]);
const BAD_CODE = new Set([40029, 40163, 41008, 40226]);
const STALE_TOKEN = new Set([40001, 40014, 42001]);

/** Asks WeChat. @throws RequestError 503 when it does not answer in time, or not as it should */
async function ask(url: URL, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(policy.wx.timeoutMs),
    });
  } catch {
    throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);
  }
  if (!response.ok) throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);
  return response;
}

/** The answer as an object. @throws RequestError 503 for anything else */
async function objectOf(response: Response): Promise<Answer> {
  const value = await readJson(response, policy.wx.answerBytes);
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);
  return value as Answer;
}

/** @throws RequestError with the sentence that belongs to WeChat's error code */
function refuse({ errcode = 0 }: Answer): void {
  if (errcode === 0) return;
  if (BAD_CODE.has(errcode)) badInput(wxTexts.badCode);
  throw new RequestError("UPSTREAM_UNAVAILABLE", BUSY.has(errcode) ? wxTexts.busy : wxTexts.refused);
}

/** A text that must be in an answer. @throws RequestError 503 when it is not */
function textOf(answer: Json, name: string): string {
  const value = answer[name];
  if (typeof value !== "string" || value === "") throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);
  return value;
}

function address(config: Config, path: string, query: Record<string, string>): URL {
  const url = new URL(path, config.wx.apiUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

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
  const answer = await objectOf(
    await ask(address(config, "/cgi-bin/stable_token", {}), {
      method: "POST",
      body: JSON.stringify({
        grant_type: "client_credential",
        appid: appId,
        secret,
        force_refresh: rejected !== undefined,
      }),
    }),
  );
  refuse(answer);
  const token = textOf(answer, "access_token");
  const seconds = typeof answer.expires_in === "number" ? answer.expires_in : 0;
  await saveToken(db, appId, token, Math.max(0, seconds - policy.wx.tokenMarginSeconds));
  return token;
}

/**
 * Calls the mini-program's server side with its access token, again with a fresh one when it was stale.
 * @throws RequestError 503, or 400 for a code that is not valid any more
 */
async function callMini(db: Db, config: Config, path: string, body: Json): Promise<Response | Answer> {
  let token = await accessToken(db, config);
  for (let attempt = 0; ; attempt++) {
    const response = await ask(address(config, path, { access_token: token }), {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (response.headers.get("content-type")?.startsWith("image/")) return response;
    const answer = await objectOf(response);
    if (attempt > 0 || !STALE_TOKEN.has(answer.errcode ?? 0)) {
      refuse(answer);
      return answer;
    }
    token = await accessToken(db, config, token);
  }
}

const jsonOf = (answer: Response | Answer): Answer => {
  if (answer instanceof Response) throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);
  return answer;
};

/** A link that opens a page of the mini-program from outside WeChat. */
export async function generateScheme(db: Db, config: Config, path: string, query: string): Promise<string> {
  const body = {
    jump_wxa: { path, query },
    is_expire: true,
    expire_type: 1,
    expire_interval: policy.wx.linkDays,
  };
  return textOf(jsonOf(await callMini(db, config, "/wxa/generatescheme", body)), "openlink");
}

/** A short link to a page of the mini-program, for use inside WeChat. */
export async function generateShortLink(
  db: Db,
  config: Config,
  page: string,
  title: string,
): Promise<string> {
  const body = { page_url: page, page_title: title, is_permanent: false };
  return textOf(jsonOf(await callMini(db, config, "/wxa/genwxashortlink", body)), "link");
}

/** The mini-program's code for a page as a picture, in base64, with its type. */
export async function generateQrCode(db: Db, config: Config, page: string, scene: string): Promise<string> {
  const body = { page, scene, check_path: false, env_version: "release" };
  const answer = await callMini(db, config, "/wxa/getwxacodeunlimit", body);
  if (!(answer instanceof Response)) throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);
  const type = answer.headers.get("content-type") === "image/jpeg" ? "image/jpeg" : "image/png";
  const picture = await readBytes(answer, policy.wx.pictureBytes).catch(() => null);
  if (!picture) throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);
  return `data:${type};base64,${picture.toString("base64")}`;
}

const unionOf = ({ unionid }: Json) => (typeof unionid === "string" && unionid !== "" ? unionid : null);

/** Who a mini-program's log-in code stands for, and the key of that session (code2session). */
export async function codeToSession(
  config: Config,
  code: string,
): Promise<WxIdentity & { sessionKey: string }> {
  const { appId, secret } = miniOf(config);
  const query = { appid: appId, secret, js_code: code, grant_type: "authorization_code" };
  const answer = await objectOf(await ask(address(config, "/sns/jscode2session", query)));
  refuse(answer);
  return {
    openid: textOf(answer, "openid"),
    unionid: unionOf(answer),
    sessionKey: textOf(answer, "session_key"),
  };
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
  const session = await objectOf(await ask(address(config, "/sns/oauth2/access_token", query)));
  refuse(session);
  const openid = textOf(session, "openid");
  const token = textOf(session, "access_token");
  const profile = await objectOf(
    await ask(address(config, "/sns/userinfo", { access_token: token, openid, lang: "zh_CN" })),
  );
  refuse(profile);
  // WeChat must speak of the same person both times.
  if (textOf(profile, "openid") !== openid) throw new RequestError("UPSTREAM_UNAVAILABLE", wxTexts.late);
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
