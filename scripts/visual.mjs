/**
 * `pnpm visual`: does anything look different? Pictures every story of the present Storybook and of an earlier
 * revision's in one browser, in both themes, on a desk and on a phone, and compares them pixel by pixel.
 *   --base REV       the earlier revision; else where the branch left main, on main the commit before
 *   --only PATTERN   only stories with this in their address or their names: badge, 角标, Feedback
 *   --changelog      leaves the present Storybook in storybook-static, with what changed before and after under "What is new"
 * What differs is laid side by side in visual-report/index.html, and the command then ends with code 1.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { ensureChineseFont, ensureChromium } from "./lib/ensure-chromium.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { root } from "./lib/project.mjs";
import { withStaticServer } from "./lib/static-server.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { changelogOf, writeChangelog } from "./lib/visual/changelog.mjs";
import { compare } from "./lib/visual/compare.mjs";
import { looks } from "./lib/visual/looks.mjs";
import { photographer, steadyArgs } from "./lib/visual/photographer.mjs";
import { byStory, reportPage } from "./lib/visual/report.mjs";
import { storyPairs } from "./lib/visual/story-list.mjs";
import { baseCommit, presentStorybook, storybookOf } from "./lib/visual/storybooks.mjs";
import { install, workspaceEnv } from "./lib/workspace.mjs";

const report = join(root, "visual-report");
/** The share of a picture below which a difference is a speck. */
const speck = 0.001;

await main(async () => {
  const { values } = parseArgs({
    options: { base: { type: "string" }, only: { type: "string" }, changelog: { type: "boolean" } },
  });
  stopWhenTold();
  const env = await workspaceEnv();
  await install(env);
  const executablePath = await ensureChromium(env);
  const noFont = await ensureChineseFont();
  if (noFont) say(noFont);
  const base = await baseCommit(values.base);
  say(`比较 · Comparing with ${base.name}`);
  const before = await storybookOf(base.commit, env);
  const after = await presentStorybook(env);
  const pairs = storyPairs(entries(before), entries(after), values.only);
  if (pairs.length === 0)
    throw new UserFacingError(`没有叫 ${values.only} 的故事 · No story is called ${values.only}.`);

  rmSync(report, { recursive: true, force: true });
  mkdirSync(report);
  const started = performance.now();
  const browser = await chromium.launch({ executablePath, args: steadyArgs });
  try {
    const findings = await withStaticServer(before, (beforeUrl) =>
      withStaticServer(after, (afterUrl) => compareAll(browser, { beforeUrl, afterUrl }, pairs)),
    );
    const seconds = (performance.now() - started) / 1000;
    const stories = byStory(findings);
    writeFileSync(join(report, "index.html"), reportPage({ base: base.name, total: pairs.length, stories }));
    if (values.changelog) keepChangelog({ base: base.name, stories }, after);
    return summarise(stories, pairs.length, seconds);
  } finally {
    await browser.close();
  }
});

/** @param {string} storybook the directory of the present one */
function keepChangelog(run, storybook) {
  const output = join(root, "storybook-static");
  writeChangelog(changelogOf(run), { storybook, report, output });
  say(`前后对照在「有什么新的」 · Before and after under "What is new": ${output}`);
}

/** The stories that one built Storybook lists. */
function entries(directory) {
  return JSON.parse(readFileSync(join(directory, "index.json"), "utf8")).entries;
}

/** Every look has its own pair of pages and goes through the stories by itself. */
async function compareAll(browser, { beforeUrl, afterUrl }, pairs) {
  let done = 0;
  const findings = await Promise.all(
    looks.map(async (look) => {
      const before = await photographer(browser, beforeUrl, look);
      const after = await photographer(browser, afterUrl, look);
      const found = [];
      for (const pair of pairs) {
        const pictures = await compareStory(before, after, pair);
        if (pictures) found.push({ ...pair, look: look.name, ...save(pair.story.id, look.name, pictures) });
        if (++done % 200 === 0) say(`${done} / ${pairs.length * looks.length}`);
      }
      await before.close();
      await after.close();
      return found;
    }),
  );
  return findings.flat();
}

/**
 * What differs is taken a second time: a play function that a busy machine was too slow for is no difference. A speck
 * may come from what the page has shown before, and has to differ on freshly loaded pages too.
 */
async function compareStory(before, after, { story: { id }, kind, was = id }) {
  if (kind === "new") return { after: await after.picture(id) };
  if (kind === "gone") return { before: await before.picture(id) };
  const differ = async () => {
    const pictures = { before: await before.picture(was), after: await after.picture(id) };
    const differing = compare(pictures.before.png, pictures.after.png);
    return (differing || pictures.after.trouble) && { ...pictures, ...differing };
  };
  const again = (await differ()) && (await differ());
  if (!again || again.trouble || again.share > speck) return again;
  before.forget();
  after.forget();
  return differ();
}

/** Writes what a finding shows into the report and returns the rest, with the files' paths. */
function save(id, look, { before, after, difference, pixels, share }) {
  const files = {};
  for (const [side, png] of Object.entries({ before: before?.png, after: after?.png, difference })) {
    if (!png) continue;
    files[side] = `${side}/${id}.${look}.png`;
    mkdirSync(join(report, side), { recursive: true });
    writeFileSync(join(report, files[side]), png);
  }
  return { files, pixels, share, trouble: after?.trouble };
}

/** @returns the exit code: 1 when a story changed, is gone or does not render; new ones alone are no failure */
function summarise(stories, total, seconds) {
  const count = (kind) => stories.filter((story) => story.kind === kind).length;
  const [changed, fresh, gone] = ["changed", "new", "gone"].map(count);
  const broken = stories.filter((story) => story.looks.some(({ trouble }) => trouble));
  for (const {
    title,
    name,
    looks: [{ trouble }],
  } of broken)
    say(`${title}/${name}: ${trouble}`);
  say(`${total} 个故事，${seconds.toFixed(0)} 秒 · ${total} stories in ${seconds.toFixed(0)} s`);
  say(
    `${changed} 个变了，${fresh} 个新增，${gone} 个不见了 · ${changed} changed, ${fresh} new, ${gone} gone`,
  );
  if (stories.length > 0) say(`并排看 · Side by side: ${join(report, "index.html")}`);
  return changed + gone + broken.length > 0 ? 1 : 0;
}
