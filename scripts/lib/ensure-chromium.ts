import { createRequire } from "node:module";
import { join } from "node:path";
import { isExecutable, run, which } from "./commands.mjs";
import { canInstallDebian, installDebian } from "./debian.ts";
import { root } from "./project.mjs";
import { say, UserFacingError } from "./user-facing-error.mjs";

/** Executables, the headless shell first: it has the same engine and takes a third of the processor time. */
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Returns the path in CHROMIUM_PATH, else of a browser on PATH, else of Playwright's own download. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    const found = which(name);
    if (found) return found;
  }
  const own = playwright().chromium.executablePath();
  return isExecutable(own) ? own : undefined;
}

/**
 * Returns the path of a Chromium that starts: found, else from Debian's packages (as root), else downloaded by Playwright.
 * @param env from workspaceEnv()
 * @throws {UserFacingError} when there is none, or CHROMIUM_PATH names one that does not start
 */
export async function ensureChromium(env: NodeJS.ProcessEnv): Promise<string> {
  if (process.env.CHROMIUM_PATH) {
    if (await starts(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new UserFacingError(
      `CHROMIUM_PATH 指向的浏览器无法启动 · CHROMIUM_PATH does not start: ${process.env.CHROMIUM_PATH}`,
    );
  }
  const found = findChromium();
  if (found && (await starts(found))) return found;

  if (canInstallDebian && (await installDebian(["chromium-headless-shell", "fonts-noto-cjk"]))) {
    const installed = findChromium();
    if (installed && (await starts(installed))) return installed;
  }

  say("正在下载 Chromium · Downloading Chromium for the browser tests");
  await run(process.execPath, [join(root, "node_modules/playwright/cli.js"), "install", "chromium"], {
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    timeout: 5 * 60_000,
  });
  const own = playwright().chromium.executablePath();
  if (await starts(own)) return own;
  throw new UserFacingError(
    "没有可用的 Chromium：请安装 chromium 或 Google Chrome，或用 CHROMIUM_PATH 指出它的位置。" +
      "\n  No usable Chromium: install chromium or Google Chrome, or name one in CHROMIUM_PATH.",
  );
}

/**
 * Ensures that a Chinese font is installed; installs one as root on Debian.
 * @returns a sentence when there is no such font
 */
export async function ensureChineseFont(): Promise<string | undefined> {
  if (process.platform !== "linux" || (await hasChineseFont())) return undefined;
  if (canInstallDebian && (await installDebian(["fontconfig", "fonts-noto-cjk"])) && (await hasChineseFont()))
    return undefined;
  return "没有中文字体，页面中的汉字会显示为方框 · No Chinese font: install fonts-noto-cjk or another CJK font.";
}

async function hasChineseFont() {
  const { code, output } = await run("fc-list", [":lang=zh", "family"]);
  return code === 0 && output.trim() !== "";
}

/** Whether the browser starts. With a missing system library the loader fails before the version is printed. */
async function starts(path: string): Promise<boolean> {
  if (!isExecutable(path)) return false;
  const { code } = await run(path, ["--version"], { timeout: 30_000 });
  return code === 0;
}

/** Loads Playwright lazily, because most commands find a browser without it. */
function playwright(): typeof import("playwright") {
  return createRequire(import.meta.url)("playwright");
}
