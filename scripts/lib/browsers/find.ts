import { readdirSync } from "node:fs";
import { join } from "node:path";
import playwright from "playwright";
import { isExecutable, run, which } from "../commands.mjs";
import { canInstallDebian, installDebian } from "../debian.ts";
import { ensureChromium } from "../ensure-chromium.ts";
import { root } from "../project.mjs";
import { say } from "../user-facing-error.mjs";
import { openFirefox } from "./firefox.ts";
import { playwrightSession, type Session } from "./session.ts";
import { openWebKit } from "./webkit.ts";

type Open = () => Promise<Session>;

type Engine = {
  /** Debian's packages. */
  debian: string[];
  /** Returns how the browser that is installed here is opened. */
  installed: () => Open | undefined;
  /** Message for a machine without the browser. */
  advice: string;
};

const engines: Record<"firefox" | "webkit", Engine> = {
  firefox: {
    debian: ["firefox-esr"],
    installed: () => {
      const path = process.env.FIREFOX_PATH ?? which("firefox") ?? which("firefox-esr");
      return path ? () => openFirefox(path) : undefined;
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

/** Engines to choose from: Chromium, in which every story is tested anyway, is there to compare with. */
export const ENGINES = ["firefox", "webkit", "chromium"] as const;

export type EngineName = (typeof ENGINES)[number];

/** Returns the engine of that name; undefined when there is none. */
export const findEngine = (name: string): EngineName | undefined => ENGINES.find((engine) => engine === name);

/**
 * Finds a browser of an engine: Playwright's own build where it has been downloaded, else the installed one, else from
 * Debian's packages (as root), else Playwright's download.
 * @param env from workspaceEnv()
 * @returns how it is opened, or a sentence with advice
 */
export async function browserOf(engine: EngineName, env: NodeJS.ProcessEnv): Promise<Open | string> {
  const type = playwright[engine];
  if (engine === "chromium") {
    const executablePath = await ensureChromium(env);
    return () => playwrightSession(type, { executablePath, args: ["--no-sandbox"] });
  }
  const { debian, installed, advice } = engines[engine];
  const downloaded = (): Open | undefined =>
    isExecutable(type.executablePath()) ? () => playwrightSession(type) : undefined;
  const here = downloaded() ?? installed();
  if (here) return here;
  const fresh = canInstallDebian && (await installDebian(debian)) ? installed() : undefined;
  if (fresh) return fresh;
  await download(engine, env);
  return downloaded() ?? advice;
}

async function download(engine: EngineName, env: NodeJS.ProcessEnv) {
  say(`正在下载 ${engine} · Downloading ${engine}`);
  await run(process.execPath, [join(root, "node_modules/playwright/cli.js"), "install", engine], {
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    timeout: 5 * 60_000,
  });
}

/** Finds WebKitGTK's browser in the folder of its library, one for each architecture. */
function miniBrowser(): string | undefined {
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

function subfolders(directory: string): string[] {
  try {
    return readdirSync(directory).filter(
      (name) => name.endsWith("-linux-gnu") || name.endsWith("-gnueabihf"),
    );
  } catch {
    return [];
  }
}
