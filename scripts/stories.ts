/**
 * `pnpm stories`: every story of the built Storybook in a browser, with its play function and with axe. `npm test` builds
 * it before, and takes the outcome of the last run where nothing has changed.
 *   --controls   only the stories of pages, each control of which is pressed and has to have an effect
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run } from "./lib/commands.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { root } from "./lib/project.mjs";
import { withStaticServer } from "./lib/static-server.ts";
import { groupStories, type StoryIndex } from "./lib/story-groups.ts";
import { main } from "./lib/user-facing-error.mjs";

/** Number of groups: enough that the browsers end at about the same time, and that no page slows down. */
const STORY_GROUPS = 9;
/** Timeout of a page, which has up to some hundred controls. */
const CONTROLS_TIMEOUT = ["--testTimeout", "180000"];

const { controls } = parseArgs({ options: { controls: { type: "boolean", default: false } } }).values;

await main(async () => {
  stopWhenTold();
  const built = join(root, "storybook-static");
  const whole: StoryIndex = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
  const index = groupStories(controls ? pagesOf(whole) : whole, STORY_GROUPS);
  const { code } = await withStaticServer(built, (pages) =>
    withStaticServer(
      built,
      (groups) =>
        run(
          "pnpm",
          [
            "exec",
            "test-storybook",
            "--ci",
            "--index-json",
            "--url",
            groups,
            ...(controls ? CONTROLS_TIMEOUT : []),
          ],
          {
            env: {
              ...process.env,
              REFERENCE_URL: pages,
              ...(controls && { PRESS_CONTROLS: "on" }),
            },
            live: true,
          },
        ),
      { "/index.json": JSON.stringify(index) },
    ),
  );
  return code;
});

/** Returns the part of an index with the pages of the app. */
function pagesOf(index: StoryIndex): StoryIndex {
  const pages = Object.entries(index.entries).filter(([, { importPath }]) =>
    importPath.includes("apps/web/"),
  );
  return { ...index, entries: Object.fromEntries(pages) };
}
