import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isExecutable, run, which } from "../commands.mjs";
import { canInstallDebian, installDebian } from "../debian.mjs";
import { ensureChromium } from "../ensure-chromium.mjs";
import { root } from "../project.mjs";
import { say } from "../user-facing-error.mjs";
import { openFirefox } from "./firefox.mjs";
import { playwrightSession } from "./session.mjs";
import { openWebKit } from "./webkit.mjs";

/**
 * Each engine: what Debian calls it, how the one that is installed here is opened, and what to do where there is none.
 * @type {Record<string, { debian: string[], installed: () => (() => Promise<import("./session.mjs").Session>) | undefined, advice: string }>}
 */
const engines = {
  firefox: {
    debian: ["firefox-esr"],
    installed: () => {
      const path = process.env.FIREFOX_PATH ?? which("firefox") ?? which("firefox-esr");
      return path && (() => openFirefox(path));
    },
    advice:
      "没有 Firefox：请安装 firefox 或 firefox-esr，或用 FIREFOX_PATH 指出它的位置。" +
      "\n  No Firefox: install firefox or firefox-esr, or name one in FIREFOX_PATH.",
  },
  webkit: {
    debian: ["webkit2gtk-driver", "xvfb"],
    installed: () => {
      const driver = which("WebKitWebDriver");
      const browser = miniBrowser();
      const screen = process.env.DISPLAY ? undefined : which("Xvfb");
      if (!driver || !browser || !(screen || process.env.DISPLAY)) return undefined;
      return () => openWebKit({ driver, browser, screen });
    },
    advice:
      "没有 WebKit：在 Linux 上安装 webkit2gtk-driver 与 xvfb，或运行 npx playwright install webkit。" +
      "\n  No WebKit: install webkit2gtk-driver and xvfb on Linux, or run npx playwright install webkit.",
  },
};

/** Those that can be asked for: the one in which every story is tested anyway is there to compare with. */
export const ENGINES = [...Object.keys(engines), "chromium"];

/**
 * How a browser of an engine is opened: Playwright's own build where it has been downloaded, else what is installed,
 * else Debian's packages (as root), else Playwright's download.
 * @param {string} engine one of ENGINES
 * @param {NodeJS.ProcessEnv} env from workspaceEnv()
 * @returns {Promise<(() => Promise<import("./session.mjs").Session>) | string>} or the sentence what to do
 */
export async function browserOf(engine, env) {
  const type = createRequire(import.meta.url)("playwright")[engine];
  if (engine === "chromium") {
    const executablePath = await ensureChromium(env);
    return () => playwrightSession(type, { executablePath, args: ["--no-sandbox"] });
  }
  const { debian, installed, advice } = engines[engine];
  const downloaded = () => isExecutable(type.executablePath()) && (() => playwrightSession(type));
  const here = downloaded() || installed();
  if (here) return here;
  if (canInstallDebian && (await installDebian(debian)) && installed()) return installed();
  await download(engine, env);
  return downloaded() || advice;
}

async function download(engine, env) {
  say(`正在下载 ${engine} · Downloading ${engine}`);
  await run(process.execPath, [join(root, "node_modules/playwright/cli.js"), "install", engine], {
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    timeout: 5 * 60_000,
  });
}

/** WebKitGTK's browser is in the folder of its library, one for each architecture. */
function miniBrowser() {
  for (const library of ["/usr/lib", "/usr/libexec", "/usr/lib64"]) {
    for (const folder of ["", ...subfolders(library)]) {
      for (const version of ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]) {
        const path = join(library, folder, version, "MiniBrowser");
        if (isExecutable(path)) return path;
      }
    }
  }
  return undefined;
}

function subfolders(directory) {
  try {
    return readdirSync(directory).filter(
      (name) => name.endsWith("-linux-gnu") || name.endsWith("-gnueabihf"),
    );
  } catch {
    return [];
  }
}
