/**
 * `pnpm stories`: every story of the built Storybook in a browser, with its play function and with axe. `npm test` builds
 * it before, and takes the outcome of the last run where nothing has changed.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./lib/commands.mjs";
import { conditionVisits } from "./lib/condition-record.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { root } from "./lib/project.mjs";
import { withStaticServer } from "./lib/static-server.mjs";
import { groupStories } from "./lib/story-groups.mjs";
import { main } from "./lib/user-facing-error.mjs";

/** Enough that the browsers' pages end at about the same time, and that a page does not grow old. */
const STORY_GROUPS = 9;

await main(async () => {
  stopWhenTold();
  const built = join(root, "storybook-static");
  const index = groupStories(JSON.parse(await readFile(join(built, "index.json"), "utf8")), STORY_GROUPS);
  const conditions = conditionVisits(built);
  const { code } = await withStaticServer(built, (pages) =>
    withStaticServer(
      built,
      (groups) =>
        run("pnpm", ["exec", "test-storybook", "--ci", "--index-json", "--url", groups], {
          env: { ...process.env, ...conditions.env, REFERENCE_URL: pages },
          live: true,
        }),
      { "/index.json": JSON.stringify(index) },
    ),
  );
  conditions.keep();
  return code;
});
