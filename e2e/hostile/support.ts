import type { APIRequestContext, Page } from "@playwright/test";
import { fromElsewhere, registerMember } from "../support/member.ts";

export interface Answer {
  status: number;
  code: number;
  msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: each operation answers with its own members
  [member: string]: any;
}

/** Registers a member from a random client address. */
export async function attacker(request: APIRequestContext) {
  const { token } = await registerMember(request);
  const headers = { ...fromElsewhere(), authorization: `Bearer ${token}` };
  const read = async (response: { status(): number; json(): Promise<unknown> }) =>
    ({ status: response.status(), ...((await response.json()) as object) }) as Answer;
  return {
    token,
    headers,
    post: async (path: string, data: unknown) =>
      read(await request.post(`/api${path}`, { data: data as object, headers, timeout: 120_000 })),
    get: async (path: string) => read(await request.get(`/api${path}`, { headers, timeout: 120_000 })),
    upload: async (name: string, mimeType: string, buffer: Buffer) =>
      read(
        await request.post("/api/common/upload", {
          multipart: { file: { name, mimeType, buffer } },
          headers,
          timeout: 120_000,
        }),
      ),
  };
}

/** Records executed payloads of a page and requests to foreign hosts. */
export async function recordSideEffects(page: Page) {
  const seen = { executed: [] as string[], asked: [] as string[] };
  await page.exposeFunction("hostileRan", (where: string) => seen.executed.push(where));
  await page.addInitScript(() => {
    const report = () => (window as unknown as { hostileRan(where: string): void }).hostileRan(location.href);
    Object.assign(window, { hostile: report, alert: report });
  });
  page.on("dialog", (dialog) => {
    seen.executed.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/evil\.test/.test(new URL(request.url()).host)) seen.asked.push(request.url());
  });
  return seen;
}

/**
 * Requests a small file repeatedly while `work` runs.
 * @returns the longest response time in milliseconds
 */
export async function longestWait(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let over = false;
  const asking = (async () => {
    while (!over) {
      const began = performance.now();
      const response = await fetch(`${process.env.E2E_BASE_URL}/healthz`);
      await response.text();
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  await work();
  over = true;
  await asking;
  return longest;
}
