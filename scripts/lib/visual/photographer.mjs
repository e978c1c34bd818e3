/** What the stories take for now: the same on every run. */
const now = "2026-11-21T12:00:00+08:00";

/** Past this a story counts as one that never finishes. */
const patience = 30_000;

/** How long a whole Storybook may take to load: on a busy machine eight pages do so at once. */
const loading = 180_000;

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

/**
 * A page that takes the pictures of one Storybook in one look. It is loaded once; stories are then chosen as
 * Storybook's own sidebar does it, which takes a fifth of the time of loading each.
 * @param {import("playwright").Browser} browser
 * @param {string} url of the built Storybook
 * @param {import("./looks.mjs").looks[number]} look
 */
export async function photographer(browser, url, { theme, width, height }) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    // By this name Storybook holds every animation at its end.
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 StorybookTestRunner",
  });
  context.setDefaultTimeout(loading);
  const page = await context.newPage();
  // Only Date stands still: what a play function waits for still comes.
  await page.clock.setFixedTime(now);
  let shown;

  /**
   * Shows a story, waits until its play function has ended and everything has settled, and pictures it whole. The
   * story that is shown already starts over.
   * @param {string} id
   * @returns {Promise<{ png: Buffer, trouble?: string }>} `trouble`: the story did not render, and why
   */
  async function picture(id) {
    const again = shown === id;
    if (!shown) {
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__);
    }
    const trouble = await within(patience, page.evaluate(show, { id, again }));
    // What hangs must not spoil the next story.
    shown = trouble ? undefined : id;
    if (!trouble) await within(patience, page.evaluate(settle));
    const png = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", style });
    return trouble ? { png, trouble } : { png };
  }

  return {
    picture,
    /** The next picture is taken after reloading the page. */
    forget: () => {
      shown = undefined;
    },
    close: () => context.close(),
  };
}

function within(milliseconds, promise) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(`did not finish within ${milliseconds / 1000} s`), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Runs in the page. Returns nothing when the story has rendered and played, else what went wrong. */
function show({ id, again }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const ends = {
      storyFinished: (report) => report.storyId === id && end(),
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

    function failed(error) {
      end(String(error?.message ?? error?.description ?? error));
    }
    function end(trouble) {
      for (const [event, listener] of Object.entries(ends)) channel.off(event, listener);
      resolve(trouble);
    }
  });
}

/** Runs in the page. Fonts are there, every image has come or failed, and what that led to has been drawn. */
async function settle() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let seen;
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
