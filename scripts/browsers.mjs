/**
 * `pnpm browsers`: the play of every story, and a few journeys through the built forum, in the engines that members have
 * besides the one in which everything is tested: Firefox and WebKit.
 *   --only ENGINE       firefox, webkit, or chromium to compare with (repeatable)
 *   --stories PATTERN   only stories with this in "Widgets/Badge/Default"
 * At the end stands which browser ran and what failed in it; one that cannot be had is named with what to do, and fails
 * under CI=true.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serve, serverEntry } from "../bench/serve.mjs";
import { browserOf, ENGINES } from "./lib/browsers/find.mjs";
import { journeys, MEMBER } from "./lib/browsers/journeys.mjs";
import { pageOf } from "./lib/browsers/page.mjs";
import { playAll } from "./lib/browsers/plays.mjs";
import { runQuietly } from "./lib/commands.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { isCi } from "./lib/project.mjs";
import { withStaticServer } from "./lib/static-server.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { storyPairs } from "./lib/visual/story-list.mjs";
import { presentStorybook } from "./lib/visual/storybooks.mjs";
import { install, workspaceEnv } from "./lib/workspace.mjs";

await main(async () => {
  const { values } = parseArgs({
    options: { only: { type: "string", multiple: true }, stories: { type: "string" } },
  });
  const engines = values.only ?? ["firefox", "webkit"];
  for (const engine of engines)
    if (!ENGINES.includes(engine))
      throw new UserFacingError(`没有叫 ${engine} 的引擎 · Engines: ${ENGINES.join(", ")}`);
  stopWhenTold();
  const env = await workspaceEnv();
  await install(env);
  const storybook = await presentStorybook(env);
  const ids = storyIds(storybook, values.stories);
  await runQuietly("构建失败 · The build failed:", "pnpm", ["exec", "turbo", "run", "build"], { env });
  const reports = [];
  for (const engine of engines) reports.push(await runEngine(engine, { env, storybook, ids }));
  return summarise(reports);
});

function storyIds(storybook, pattern) {
  const { entries } = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8"));
  const ids = storyPairs(entries, entries, pattern).map(({ story }) => story.id);
  if (ids.length === 0)
    throw new UserFacingError(`没有叫 ${pattern} 的故事 · No story is called ${pattern}.`);
  return ids;
}

/** @returns what ran in the engine and what failed there, or the sentence why nothing ran */
async function runEngine(engine, { env, storybook, ids }) {
  const open = await browserOf(engine, env);
  if (typeof open === "string") return { engine, missing: open };
  const session = await open();
  say(`${session.name}: ${ids.length} 个故事 · ${ids.length} stories`);
  try {
    const failed = await withStaticServer(storybook, (url) =>
      playAll(session, url, ids, (done, failure) => {
        if (failure) say(`✗ ${failure.id}`);
        if (done % 100 === 0) say(`${done} / ${ids.length}`);
      }),
    );
    return {
      engine,
      name: session.name,
      stories: ids.length,
      failed: [...failed, ...(await travel(session))],
    };
  } finally {
    await session.close();
  }
}

/** Every journey on a server of its own with the demo community. */
async function travel(session) {
  const directory = mkdtempSync(join(tmpdir(), "lenscape-browsers-"));
  const failed = [];
  try {
    const settings = { DATA_DIR: directory, DEMO: "on", DEMO_PASSWORD: MEMBER.password, CAPTCHA: "off" };
    const server = await serve(serverEntry, settings, "/");
    try {
      for (const [id, journey] of Object.entries(journeys)) {
        await journey(pageOf(session, server.origin)).catch((error) =>
          failed.push({ id, trouble: error.message }),
        );
      }
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return failed;
}

/** @returns the exit code: 1 when something failed, or under CI a browser was missing */
function summarise(reports) {
  for (const { engine, missing, name, stories, failed } of reports) {
    if (missing) {
      say(`${engine}: 没有运行 · did not run. ${missing}`);
      continue;
    }
    const count = Object.keys(journeys).length;
    say(
      `${name}: ${stories} 个故事、${count} 条路 · ${stories} stories, ${count} journeys, ${failed.length} failed`,
    );
    for (const { id, trouble } of failed) console.log(`  ✗ ${id}\n    ${trouble.replaceAll("\n", "\n    ")}`);
  }
  const isMissing = reports.some(({ missing }) => missing);
  return reports.some(({ failed }) => failed?.length > 0) || (isCi && isMissing) ? 1 : 0;
}
