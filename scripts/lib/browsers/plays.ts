import type { StorybookFailure } from "../storybook-page.ts";
import type { Session } from "./session.ts";

/** Number of failures after which no more stories are tried: the cause is then hardly a story. */
const MAX_FAILURES = 25;

/** Number of stories after which the page is loaded again, so that it does not slow down. */
const RELOAD_AFTER = 60;

export type StoryFailure = { id: string; trouble: string };

/**
 * Shows every story in a browser, with its play function.
 * @param url of the built Storybook
 * @param onProgress called with the number of finished stories, and with the failure of the last one
 * @returns the stories that failed twice, the second time on a fresh page; the last entry says so where the rest was
 *   not tried
 */
export async function playAll(
  session: Session,
  url: string,
  ids: string[],
  onProgress: (done: number, failure?: StoryFailure) => void = () => {},
): Promise<StoryFailure[]> {
  const failed: StoryFailure[] = [];
  let age = RELOAD_AFTER;
  const tryStory = async (id: string) => {
    try {
      if (age >= RELOAD_AFTER) {
        await session.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
        await session.call(untilReady, undefined);
        age = 0;
      }
      age += 1;
      return await session.call(play, id);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
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
    onProgress(
      index + 1,
      failed.find((one) => one.id === id),
    );
    if (failed.length === MAX_FAILURES) {
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

/** Runs in the page. Returns null when the story has rendered and played, else the failure. */
function play(id: string): Promise<string | null> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const ends = {
      storyFinished: ({ storyId, status }: { storyId: string; status: string }) => {
        if (storyId === id) end(status === "error" ? "failed" : null);
      },
      playFunctionThrewException: failed,
      unhandledErrorsWhilePlaying: ([error]: StorybookFailure[]) => failed(error),
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

    function failed(error: StorybookFailure | undefined) {
      // Without the whole document, which Testing Library adds.
      const [words = ""] = String(error?.message ?? error?.description ?? error).split("\n\n");
      end(words.slice(0, 600));
    }
    function end(trouble: string | null) {
      clearTimeout(late);
      for (const [event, listener] of Object.entries(ends)) channel.off(event, listener);
      resolve(trouble);
    }
  });
}
