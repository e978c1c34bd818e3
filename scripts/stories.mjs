/**
 * `pnpm stories`: every story of the built Storybook in a browser, with its play function and with axe. `npm test` builds
 * it before, and takes the outcome of the last run where nothing has changed.
 *   --controls   only the stories of pages, each control of which is pressed and has to have an effect
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run } from "./lib/commands.mjs";
import { conditionVisits } from "./lib/condition-record.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { root } from "./lib/project.mjs";
import { withStaticServer } from "./lib/static-server.mjs";
import { groupStories } from "./lib/story-groups.mjs";
import { main } from "./lib/user-facing-error.mjs";

/** Enough that the browsers' pages end at about the same time, and that a page does not grow old. */
const STORY_GROUPS = 9;
/** A page has up to some hundred controls, each of which is waited for. */
const PATIENT = ["--testTimeout", "180000"];

const { controls } = parseArgs({ options: { controls: { type: "boolean", default: false } } }).values;

await main(async () => {
  stopWhenTold();
  const built = join(root, "storybook-static");
  const whole = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
  const index = groupStories(controls ? pagesOf(whole) : whole, STORY_GROUPS);
  const conditions = conditionVisits(built);
  const { code } = await withStaticServer(built, (pages) =>
    withStaticServer(
      built,
      (groups) =>
        run(
          "pnpm",
          ["exec", "test-storybook", "--ci", "--index-json", "--url", groups, ...(controls ? PATIENT : [])],
          {
            env: {
              ...process.env,
              ...conditions.env,
              REFERENCE_URL: pages,
              ...(controls && { PRESS_CONTROLS: "on" }),
            },
            live: true,
          },
        ),
      { "/index.json": JSON.stringify(index) },
    ),
  );
  if (!controls) conditions.keep();
  return code;
});

/** The part of an index that is the pages of the app. */
function pagesOf(index) {
  const pages = Object.entries(index.entries).filter(([, { importPath }]) =>
    importPath.includes("apps/web/"),
  );
  return { ...index, entries: Object.fromEntries(pages) };
}
