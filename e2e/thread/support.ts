import type { Page } from "@playwright/test";
import { test as base } from "../support/journey.ts";
import { registerMember, startSignedIn } from "../support/member.ts";

export { expect } from "../support/journey.ts";

interface Member {
  userId: string;
  nickname: string;
  token: string;
}

/** Calls an operation as a member and returns its data. */
export async function callAs<Data>(token: string, path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${process.env.E2E_BASE_URL}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const { code, msg, data, rows } = (await answer.json()) as {
    code: number;
    msg: string;
    data: Data;
    rows: Data;
  };
  if (code !== 200) throw new Error(`${path}: ${code} ${msg}`);
  return data ?? rows;
}

/** Journey with a newly registered member, shared by all journeys of a worker. */
export const test = base.extend<{ signedIn: Page }, { member: Member }>({
  member: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL });
      const { token } = await registerMember(request);
      await request.dispose();
      const { userId, nickname } = await callAs<Member>(token, "/api/my/user/info/get", {});
      await use({ userId, nickname, token });
    },
    { scope: "worker" },
  ],
  signedIn: async ({ page, member }, use) => {
    await startSignedIn(page, member.token);
    await use(page);
  },
});

export const threadPath = (id: string) => `/pages/content/postdetail?threadId=${id}`;

/** Publishes a thread as a member and returns its id. */
export async function publishThread(token: string, title: string): Promise<string> {
  const [circle] = await callAs<{ id: string }[]>(token, "/api/without/circle");
  const { id } = await callAs<{ id: string }>(token, "/api/thread/create", {
    title,
    content: "<p>第一段写清楚带了什么，第二段写清楚去了哪里。</p>",
    threadClassify: 1,
    circleId: circle?.id,
  });
  return id;
}
