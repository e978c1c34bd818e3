import { randomBytes } from "node:crypto";
import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { chunkWait, editPath, expect, publishedThread, test } from "./support.ts";

const PARTS = "**/api/api/bbs/upload/resumable**";
const clip = join(import.meta.dirname, "../../apps/server/src/test/media/clip.webm");

/** Creates a video of one second that every browser plays, padded with random bytes in an element that players skip. */
async function padded(bytes: number): Promise<Buffer> {
  const head = Buffer.alloc(9);
  head.writeBigUInt64BE((1n << 56n) | BigInt(bytes), 1);
  head[0] = 0xec;
  return Buffer.concat([await readFile(clip), head, randomBytes(bytes)]);
}

/** Selects a file by its path, which keeps its modification time. */
async function choose(page: Page, path: string, button = "视频") {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).first().click();
  await (await chooser).setFiles(path);
}

const row = (page: Page) => page.locator("[data-slot=video-upload]");

test("uploads a video despite two lost connections and a reload, and plays it by ranges", async ({
  signedIn: page,
}, info) => {
  const path = info.outputPath("海边.webm");
  await writeFile(path, await padded(9_000_000));
  const parts: number[] = [];
  const begun: number[] = [];
  let cuts = 0;
  await page.route(PARTS, async (route) => {
    const request = route.request();
    if (request.method() === "POST") begun.push(Number(await request.headerValue("upload-length")));
    if (request.method() !== "PATCH") return route.continue();
    const offset = Number(await request.headerValue("upload-offset"));
    if (offset > 0 && cuts < 2) {
      cuts += 1;
      return route.abort("connectionreset");
    }
    parts.push(offset);
    return route.continue();
  });

  await page.goto(editPath(0));
  const words = `浪花在镜片上 ${Date.now()}`;
  await page.getByRole("textbox", { name: "正文" }).fill(words);
  await choose(page, path);
  const retry = row(page).getByRole("button", { name: "现在试，接着上传海边.webm" });
  await expect(retry).toBeVisible({ timeout: chunkWait });
  await expect(row(page)).toContainText("网络断了");
  await retry.click();
  await expect.poll(() => cuts).toBe(2);
  await expect(retry).toBeVisible();

  // An incomplete upload can be saved but not published.
  await page.getByRole("button", { name: "发布", exact: true }).last().click();
  await expect(page.getByRole("alert").filter({ hasText: "视频还没有传完，可以先存草稿" })).toBeVisible();

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("textbox", { name: "正文" })).toHaveValue(words, { timeout: chunkWait });
  await expect(row(page)).toContainText("选同一个文件就从这里接着传", { timeout: chunkWait });
  await choose(page, path, "选同一个文件，海边.webm");
  await expect(page.getByText(/^接上了。上次传到 \d+%/)).toBeVisible({ timeout: chunkWait });
  await expect(row(page)).toHaveAttribute("data-status", "done", { timeout: chunkWait });
  expect(begun).toHaveLength(1);
  expect(parts).toEqual([0, 4_194_304, 8_388_608]);

  const ranges: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".webm")) ranges.push(response.status());
  });
  await page.getByRole("button", { name: "发布", exact: true }).last().click();
  const thread = await publishedThread(page);
  expect(thread.vedioList).toMatchObject([
    { url: expect.stringMatching(/^\/uploads\/.+\.webm$/), picUrl: expect.stringMatching(/^\/uploads\/.+/) },
  ]);
  const part = await page.request.get(thread.vedioList[0]!.url, { headers: { range: "bytes=4-11" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 8]);

  const film = page.getByRole("article").locator("video");
  await film.evaluate((video: HTMLVideoElement) => video.play(), undefined, { timeout: chunkWait });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.every((status) => status === 206)).toBe(true);
});

test(
  "a video upload is paused, resumed, and cancelled on the server too",
  { tag: "@once" },
  async ({ signedIn: page }, info) => {
    const path = info.outputPath("长廊.webm");
    await writeFile(path, await padded(9_000_000));
    let hold: (() => void) | undefined;
    const blocked = new Promise<void>((resolve) => {
      hold = resolve;
    });
    await page.route(PARTS, async (route) => {
      const request = route.request();
      if (request.method() === "PATCH" && (await request.headerValue("upload-offset")) !== "0") await blocked;
      await route.continue().catch(() => undefined);
    });
    await page.goto(editPath(0));
    await expect(page.getByRole("textbox", { name: "正文" })).toBeVisible();
    await choose(page, path);
    const bar = row(page).getByRole("progressbar");
    await expect
      .poll(async () => Number(await bar.getAttribute("aria-valuenow")), { timeout: chunkWait })
      .toBeGreaterThan(40);
    await row(page).getByRole("button", { name: "暂停上传长廊.webm" }).click();
    await expect(row(page)).toContainText("已暂停");
    const resume = row(page).getByRole("button", { name: "继续上传长廊.webm" });
    await expect(resume).toBeFocused();
    await resume.press("Enter");
    await expect(row(page)).toContainText("上传中");
    const deleteResponse = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await row(page).getByRole("button", { name: "取消上传长廊.webm" }).click();
    hold?.();
    expect((await deleteResponse).status()).toBe(204);
    await expect(row(page)).toHaveCount(0);
  },
);

test(
  "a file that cannot be a video is refused with its reason",
  { tag: "@once" },
  async ({ signedIn: page }, info) => {
    await page.goto(editPath(0));
    await expect(page.getByRole("textbox", { name: "正文" })).toBeVisible();
    const large = info.outputPath("全程.mp4");
    await writeFile(large, "");
    await truncate(large, 201 * 1024 ** 2);
    await choose(page, large);
    const refused = page.getByRole("alert").filter({ hasText: "这些文件没有添加" });
    await expect(refused).toContainText("全程.mp4（201 MB）：视频大小不能超过 200 MB");

    const website = info.outputPath("其实是网页.mp4");
    await writeFile(website, "<html>".repeat(2000));
    await choose(page, website);
    await expect(row(page).getByRole("alert")).toHaveText("仅支持 mp4、webm 格式的视频", {
      timeout: chunkWait,
    });
    await expect(row(page).getByRole("button", { name: /重试/ })).toHaveCount(0);
    await row(page).getByRole("button", { name: "移除其实是网页.mp4" }).click();
    await expect(row(page)).toHaveCount(0);
  },
);
