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
import { serve, serverEntry } from "../bench/serve.ts";
import { browserOf, ENGINES, type EngineName, findEngine } from "./lib/browsers/find.ts";
import { journeys, MEMBER } from "./lib/browsers/journeys.ts";
import { createPage } from "./lib/browsers/page.ts";
import { playAll, type StoryFailure } from "./lib/browsers/plays.ts";
import type { Session } from "./lib/browsers/session.ts";
import { runQuietly } from "./lib/commands.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { isCi } from "./lib/project.mjs";
import { withStaticServer } from "./lib/static-server.ts";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { type Entry, storyPairs } from "./lib/visual/story-list.ts";
import { presentStorybook } from "./lib/visual/storybooks.ts";
import { install, workspaceEnv } from "./lib/workspace.mjs";

await main(async () => {
  const { values } = parseArgs({
    options: { only: { type: "string", multiple: true }, stories: { type: "string" } },
  });
  const engines = (values.only ?? ["firefox", "webkit"]).map(engineOf);
  stopWhenTold();
  const env = await workspaceEnv();
  await install(env);
  const storybook = await presentStorybook(env);
  const ids = storyIds(storybook, values.stories);
  await runQuietly("构建失败 · The build failed:", "pnpm", ["exec", "turbo", "run", "build"], { env });
  const reports: Report[] = [];
  for (const engine of engines) reports.push(await runEngine(engine, { env, storybook, ids }));
  return summarise(reports);
});

type Index = { entries: Record<string, Entry> };

/** The outcome in one engine, or `missing`, the sentence why nothing ran. */
type Report =
  | { engine: EngineName; missing: string }
  | { engine: EngineName; missing?: undefined; name: string; stories: number; failed: StoryFailure[] };

function engineOf(name: string): EngineName {
  const engine = findEngine(name);
  if (!engine) throw new UserFacingError(`没有叫 ${name} 的引擎 · Engines: ${ENGINES.join(", ")}`);
  return engine;
}

function storyIds(storybook: string, pattern?: string): string[] {
  const { entries }: Index = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8"));
  const ids = storyPairs(entries, entries, pattern).map(({ story }) => story.id);
  if (ids.length === 0)
    throw new UserFacingError(`没有叫 ${pattern} 的故事 · No story is called ${pattern}.`);
  return ids;
}

async function runEngine(
  engine: EngineName,
  { env, storybook, ids }: { env: NodeJS.ProcessEnv; storybook: string; ids: string[] },
): Promise<Report> {
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
      failed: [...failed, ...(await runJourneys(session))],
    };
  } finally {
    await session.close();
  }
}

/** Runs every journey on a server of its own with the demo community. */
async function runJourneys(session: Session): Promise<StoryFailure[]> {
  const directory = mkdtempSync(join(tmpdir(), "lenscape-browsers-"));
  const failed: StoryFailure[] = [];
  try {
    const settings = { DATA_DIR: directory, DEMO: "on", DEMO_PASSWORD: MEMBER.password, CAPTCHA: "off" };
    const server = await serve(serverEntry, settings, "/");
    try {
      for (const [id, journey] of Object.entries(journeys)) {
        await journey(createPage(session, server.origin)).catch((error: unknown) => {
          failed.push({ id, trouble: error instanceof Error ? error.message : String(error) });
        });
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
function summarise(reports: Report[]): number {
  for (const report of reports) {
    if (report.missing !== undefined) {
      say(`${report.engine}: 没有运行 · did not run. ${report.missing}`);
      continue;
    }
    const { name, stories, failed } = report;
    const count = Object.keys(journeys).length;
    say(
      `${name}: ${stories} 个故事、${count} 条路 · ${stories} stories, ${count} journeys, ${failed.length} failed`,
    );
    for (const { id, trouble } of failed) console.log(`  ✗ ${id}\n    ${trouble.replaceAll("\n", "\n    ")}`);
  }
  const isMissing = reports.some(({ missing }) => missing !== undefined);
  const hasFailures = reports.some((report) => report.missing === undefined && report.failed.length > 0);
  return hasFailures || (isCi && isMissing) ? 1 : 0;
}
