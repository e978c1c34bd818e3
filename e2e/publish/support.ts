import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../support/journey.ts";

export { expect };

interface Member {
  userId: string;
  nickname: string;
  token: string;
}

const password = "Lenscape2026";

/** Journey with a newly registered member, shared by all journeys of a worker. */
export const test = base.extend<{ signedIn: Page }, { member: Member }>({
  member: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const username = `pub${randomBytes(5).toString("hex")}`;
      const send = async (path: string, init: RequestInit) => {
        const answer = await fetch(`${process.env.E2E_BASE_URL}/api${path}`, init);
        const body = (await answer.json()) as Record<string, never> & { code: number };
        expect(body.code, `${path}: ${JSON.stringify(body)}`).toBe(200);
        return body;
      };
      const post = (path: string, body: object) =>
        send(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
      await post("/register", { username, password });
      const { token } = (await post("/login", { username, password })) as unknown as { token: string };
      const { user } = (await send("/getInfo", {
        headers: { authorization: `Bearer ${token}` },
      })) as unknown as { user: { userId: string; nickName: string } };
      await use({ userId: user.userId, nickname: user.nickName, token });
    },
    { scope: "worker" },
  ],
  signedIn: async ({ page, member }, use, info) => {
    // Large files and the editor take long on a busy machine.
    info.setTimeout(90_000);
    await page.addInitScript((token) => {
      if (localStorage.getItem("lenscape.token")) return;
      localStorage.setItem("lenscape.token", JSON.stringify(token));
      localStorage.setItem("lenscape.hasLogin", "true");
    }, member.token);
    await use(page);
  },
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/**
 * Creates an uncompressed PNG of a gradient with 3 bytes per pixel, as large as a photo but fast to decode.
 */
export function largePng(width: number, height: number): Buffer {
  // Each row begins with its filter type, 0 for none.
  const row = Buffer.alloc(1 + width * 3);
  for (let at = 0; at < width * 3; at += 1) row[at + 1] = Math.floor((at * 255) / (width * 3));
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)), { level: 0 });
  return pngOf({ width, height, bits: 8, colourType: 2 }, pixels);
}

/** Creates a PNG from compressed rows. */
export function pngOf(
  { width, height, bits, colourType }: { width: number; height: number; bits: number; colourType: number },
  pixels: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const png = (name: string, width = 64, height = 48) => ({
  name,
  mimeType: "image/png",
  buffer: largePng(width, height),
});

/** Pastes files into the focused element, like a screenshot from the clipboard. */
export async function pasteFiles(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const serialized = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString("base64"),
  }));
  await page.evaluate((list) => {
    const clipboardData = new DataTransfer();
    for (const { name, mimeType, data } of list) {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      clipboardData.items.add(new File([bytes], name, { type: mimeType }));
    }
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, serialized);
}

/** Pastes HTML, like from another site or a word processor. */
export async function pasteHtml(page: Page, html: string, text: string) {
  await page.evaluate(
    ([rich, plain]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", rich);
      clipboardData.setData("text/plain", plain);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, text] as const,
  );
}

export const editPath = (kind: 0 | 1, rest = "") => `/pages/content/index?currentContentIndex=${kind}${rest}`;

/** Timeout in milliseconds for a new page with its data, or for the editor's code, on a busy machine. */
export const chunkWait = 30_000;

/** Opens the thread form, with `rest` appended to its address; returns the text field once the editor has loaded. */
export async function openEditor(page: Page, rest = "") {
  await page.goto(editPath(1, rest));
  const body = page.getByRole("textbox", { name: "正文" });
  await expect(body).toBeVisible({ timeout: chunkWait });
  return body;
}

/** Reads the thread in the address of the page as a visitor. */
export async function publishedThread(page: Page) {
  await expect(page).toHaveURL(/\/pages\/content\/postdetail\?threadId=\d+/, { timeout: 15_000 });
  const card = page.getByRole("dialog", { name: "已发布" });
  await card.getByRole("button", { name: "看看这篇" }).click({ timeout: chunkWait });
  await expect(card).toHaveCount(0);
  const threadId = new URL(page.url()).searchParams.get("threadId");
  const answer = await page.request.get(`/api/api/without/thread/detail?threadId=${threadId}`);
  const { data } = (await answer.json()) as {
    data: {
      title: string;
      content: string;
      imageList: { url: string; width: number }[];
      vedioList: { url: string; picUrl?: string }[];
      topicList: { id: string; content: string }[];
      friendList: { userId: string }[];
      circle?: { id: string; groupName: string };
      deviceName?: string;
    };
  };
  return data;
}

/** Drops HTML at the beginning of the focused element, like from another program. */
export async function dropHtml(page: Page, html: string, text: string) {
  await page.evaluate(
    ([rich, plain]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/html", rich);
      dataTransfer.setData("text/plain", plain);
      const target = document.activeElement?.firstElementChild;
      const { left, top } = target?.getBoundingClientRect() ?? { left: 0, top: 0 };
      target?.dispatchEvent(
        new DragEvent("drop", {
          dataTransfer,
          clientX: left + 2,
          clientY: top + 2,
          bubbles: true,
          cancelable: true,
        }),
      );
    },
    [html, text] as const,
  );
}
