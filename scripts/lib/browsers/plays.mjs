/** So many failures are no longer about stories: nothing after them is tried. */
const ENOUGH = 25;

/** After so many stories a page is loaded again, so that it does not grow old. */
const RELOAD_AFTER = 60;

/**
 * Shows every story in a browser, with its play function.
 * @param {import("./session.mjs").Session} session
 * @param {string} url of the built Storybook
 * @param {string[]} ids
 * @param {(done: number, failed?: { id: string, trouble: string }) => void} [tell] how many are done, and whether the last one failed
 * @returns {Promise<{ id: string, trouble: string }[]>} those that failed, each twice, the second time on a fresh page;
 *   the last one says so where the rest was not tried
 */
export async function playAll(session, url, ids, tell = () => {}) {
  const failed = [];
  let age = RELOAD_AFTER;
  const tryStory = async (id) => {
    try {
      if (age >= RELOAD_AFTER) {
        await session.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
        await session.call(untilReady);
        age = 0;
      }
      age += 1;
      return await session.call(play, id);
    } catch (error) {
      return error.message;
    }
  };
  for (const [index, id] of ids.entries()) {
    if (await tryStory(id)) {
      age = RELOAD_AFTER;
      const trouble = await tryStory(id);
      if (trouble) {
        failed.push({ id, trouble });
        age = RELOAD_AFTER;
      }
    }
    tell(
      index + 1,
      failed.find((one) => one.id === id),
    );
    if (failed.length === ENOUGH) {
      failed.push({ id: "the rest", trouble: `${ids.length - index - 1} stories were not tried` });
      return failed;
    }
  }
  return failed;
}

/** Runs in the page: Storybook listens. */
async function untilReady() {
  while (!globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs in the page. Gives nothing when the story has rendered and played, else what went wrong. */
function play(id) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const ends = {
      storyFinished: ({ storyId, status }) => storyId === id && end(status === "error" ? "failed" : null),
      playFunctionThrewException: failed,
      unhandledErrorsWhilePlaying: ([error]) => failed(error),
      storyThrewException: failed,
      storyErrored: failed,
      storyMissing: () => end("is missing"),
    };
    for (const [event, listener] of Object.entries(ends)) channel.on(event, listener);
    const late = setTimeout(() => end("did not finish within 30 s"), 30_000);
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });

    function failed(error) {
      // Without the whole document, which Testing Library adds.
      const [words] = String(error?.message ?? error?.description ?? error).split("\n\n");
      end(words.slice(0, 600));
    }
    function end(trouble) {
      clearTimeout(late);
      for (const [event, listener] of Object.entries(ends)) channel.off(event, listener);
      resolve(trouble);
    }
  });
}
