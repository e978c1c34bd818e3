import type { Browser } from "playwright";
import type { StorybookFailure } from "../storybook-page.ts";
import type { Look } from "./looks.ts";

/** The present time in the stories: the same on every run. */
const now = "2026-11-21T12:00:00+08:00";

/** Timeout of a story in milliseconds. */
const STORY_TIMEOUT_MS = 30_000;

/** Timeout of loading a whole Storybook in milliseconds: on a busy machine eight pages do so at once. */
const LOAD_TIMEOUT_MS = 180_000;

/**
 * A scaled photo depends on the sizes in which the browser has decoded it before, unless it is scaled roughly. What was
 * skipped because it was out of sight is drawn late, and a video's own controls turn while they wait.
 */
const style = `
img, video { image-rendering: pixelated }
* { content-visibility: visible !important }
video::-webkit-media-controls { display: none !important }
`;

/** Browser arguments under which pictures repeat: no other host is reached, and no picture depends on the screen. */
export const steadyArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  // A picture is drawn once all of it is there, never patched.
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** A picture as PNG. `trouble`: the story did not render, and why. */
export type Shot = { png: Buffer; trouble?: string };

export type Photographer = {
  /**
   * Shows a story, waits until its play function has ended and everything has settled, and pictures it whole. The
   * story that is shown already starts over.
   */
  picture: (id: string) => Promise<Shot>;
  /** Has the page reloaded before the next picture. */
  forget: () => void;
  close: () => Promise<void>;
};

/**
 * Opens a page that takes the pictures of one Storybook in one look. It is loaded once; stories are then chosen as
 * Storybook's own sidebar does it, which takes a fifth of the time of loading each.
 * @param url of the built Storybook
 */
export async function photographer(
  browser: Browser,
  url: string,
  { theme, width, height }: Look,
): Promise<Photographer> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    // By this name Storybook holds every animation at its end.
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 StorybookTestRunner",
  });
  context.setDefaultTimeout(LOAD_TIMEOUT_MS);
  const page = await context.newPage();
  // Only Date stands still: what a play function waits for still comes.
  await page.clock.setFixedTime(now);
  let current: string | undefined;

  async function picture(id: string): Promise<Shot> {
    const again = current === id;
    if (!current) {
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__);
    }
    const trouble = await within(STORY_TIMEOUT_MS, page.evaluate(show, { id, again }));
    // What hangs must not spoil the next story.
    current = trouble ? undefined : id;
    if (!trouble) await within(STORY_TIMEOUT_MS, page.evaluate(settle));
    const png = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", style });
    return trouble ? { png, trouble } : { png };
  }

  return {
    picture,
    forget: () => {
      current = undefined;
    },
    close: () => context.close(),
  };
}

/** Waits for a promise, or returns a sentence when it takes too long. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | string> {
  let timer: NodeJS.Timeout;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`did not finish within ${milliseconds / 1000} s`), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Runs in the page. Returns nothing when the story has rendered and played, else the failure. */
function show({ id, again }: { id: string; again: boolean }): Promise<string | undefined> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const ends: Record<string, (report: StorybookFailure & { storyId?: string }) => void> = {
      storyFinished: (report) => {
        if (report.storyId === id) end();
      },
      storyThrewException: failed,
      storyErrored: failed,
      storyMissing: () => end("is missing"),
    };
    for (const [event, listener] of Object.entries(ends)) channel.on(event, listener);
    // The story that the page was loaded with may have finished before anyone listened.
    if (!again && channel.last("storyFinished")?.[0]?.storyId === id) return end();
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    if (again) channel.emit("forceRemount", { storyId: id });
    else channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });

    function failed(error: StorybookFailure) {
      end(String(error?.message ?? error?.description ?? error));
    }
    function end(trouble?: string) {
      for (const [event, listener] of Object.entries(ends)) channel.off(event, listener);
      resolve(trouble);
    }
  });
}

/** Runs in the page. Waits until fonts are loaded, every image is loaded or has failed, and both are drawn. */
async function settle() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let seen: string;
  do {
    seen = sources();
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await frame();
    await frame();
  } while (sources() !== seen);

  function sources() {
    return [...document.images].map((image) => image.currentSrc || image.src).join("\n");
  }
}
