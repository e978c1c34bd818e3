import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expect } from "../support/journey.ts";
import { registerMember, startSignedIn } from "../support/member.ts";

export interface Talker {
  userId: string;
  nickname: string;
  token: string;
}

/** Timeout for data that arrives by the stream or by the unread poll (every 5 s) on a busy machine. */
export const BY_POLL = { timeout: 20_000 };

/** Registers a member and returns their id and nickname. */
export async function registerTalker(request: APIRequestContext): Promise<Talker> {
  const { token } = await registerMember(request);
  const { data } = await post(request, token, "my/user/info/get", {});
  return { token, userId: String(data.userId), nickname: String(data.nickname) };
}

/** Calls an operation as a member and expects code 200. */
export async function post(
  request: APIRequestContext,
  token: string,
  path: string,
  data: object,
): Promise<{ code: number; data: Record<string, unknown> }> {
  const answer = await request.post(`/api/api/${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await answer.json()) as { code: number; msg: string; data: Record<string, unknown> };
  expect(body, path).toMatchObject({ code: 200 });
  return body;
}

/** Opens another browser context for a member, with the viewport of the first one. */
export async function windowOf(browser: Browser, like: Page, { token }: Talker): Promise<Page> {
  const context = await browser.newContext({
    viewport: like.viewportSize(),
    baseURL: process.env.E2E_BASE_URL,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
  });
  const page = await context.newPage();
  await startSignedIn(page, token);
  return page;
}

/** Message icon of the visible header or tab bar. */
export const messageIcon = (page: Page) =>
  page.getByRole("link", { name: /^消息/ }).filter({ visible: true }).first();

/** Types a message and sends it. */
export async function sendMessage(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "写点什么" }).fill(words);
  await page.getByRole("button", { name: "发送", exact: true }).click();
}
