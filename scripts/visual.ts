/**
 * `pnpm visual`: finds changes of looks. Pictures every story of the present Storybook and of an earlier
 * revision's in one browser, in both themes, on a desk and on a phone, and compares them pixel by pixel.
 *   --base REV       the earlier revision; else where the branch left main, on main the commit before
 *   --only PATTERN   only stories with this in their address or their names: badge, 角标, Feedback
 * What differs is laid side by side in visual-report/index.html, and the command then ends with code 1.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { ensureChineseFont, ensureChromium } from "./lib/ensure-chromium.ts";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { root } from "./lib/project.mjs";
import { withStaticServer } from "./lib/static-server.ts";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { compare, type Difference } from "./lib/visual/compare.ts";
import { looks } from "./lib/visual/looks.ts";
import { type Photographer, photographer, type Shot, steadyArgs } from "./lib/visual/photographer.ts";
import { byStory, type Finding, type Picture, reportPage, type StoryReport } from "./lib/visual/report.ts";
import { type Entry, type StoryPair, storyPairs } from "./lib/visual/story-list.ts";
import { baseCommit, presentStorybook, storybookOf } from "./lib/visual/storybooks.ts";
import { install, workspaceEnv } from "./lib/workspace.mjs";

const report = join(root, "visual-report");
/** Share of a picture below which a difference is a speck. */
const SPECK = 0.001;

await main(async () => {
  const { values } = parseArgs({
    options: { base: { type: "string" }, only: { type: "string" } },
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
    return summarise(stories, pairs.length, seconds);
  } finally {
    await browser.close();
  }
});

/** Reads the entries of a built Storybook. */
function entries(directory: string): Record<string, Entry> {
  return JSON.parse(readFileSync(join(directory, "index.json"), "utf8")).entries;
}

type Addresses = { beforeUrl: string; afterUrl: string };

/** Compares the stories in every look at the same time, each with its own pair of pages. */
async function compareAll(
  browser: Browser,
  { beforeUrl, afterUrl }: Addresses,
  pairs: StoryPair[],
): Promise<Finding[]> {
  let comparedCount = 0;
  const findings = await Promise.all(
    looks.map(async (look) => {
      const before = await photographer(browser, beforeUrl, look);
      const after = await photographer(browser, afterUrl, look);
      const found: Finding[] = [];
      for (const pair of pairs) {
        const pictures = await compareStory(before, after, pair);
        if (pictures) found.push({ ...pair, look: look.name, ...save(pair.story.id, look.name, pictures) });
        if (++comparedCount % 200 === 0) say(`${comparedCount} / ${pairs.length * looks.length}`);
      }
      await before.close();
      await after.close();
      return found;
    }),
  );
  return findings.flat();
}

/** Pictures of a story that differs, is new or was removed. */
type Shots = { before?: Shot; after?: Shot } & Partial<Difference>;

/**
 * Pictures a story that differs a second time, since a busy machine may have been too slow for its play function. A
 * speck may come from an earlier story in the page, and has to differ on freshly loaded pages too.
 */
async function compareStory(
  before: Photographer,
  after: Photographer,
  { story: { id }, kind, was = id }: StoryPair,
): Promise<Shots | undefined> {
  if (kind === "new") return { after: await after.picture(id) };
  if (kind === "gone") return { before: await before.picture(id) };
  const differ = async (): Promise<Shots | undefined> => {
    const pictures = { before: await before.picture(was), after: await after.picture(id) };
    const difference = compare(pictures.before.png, pictures.after.png);
    return difference || pictures.after.trouble ? { ...pictures, ...difference } : undefined;
  };
  const again = (await differ()) && (await differ());
  if (!again || again.after?.trouble || (again.share ?? 0) > SPECK) return again;
  before.forget();
  after.forget();
  return differ();
}

/** Writes the pictures of a story into the report and returns the rest, with the files' paths. */
function save(
  id: string,
  look: string,
  { before, after, difference, pixels, share }: Shots,
): Omit<Picture, "look"> {
  const write = (side: string, png: Buffer | undefined) => {
    if (!png) return undefined;
    const file = `${side}/${id}.${look}.png`;
    mkdirSync(join(report, side), { recursive: true });
    writeFileSync(join(report, file), png);
    return file;
  };
  const files = {
    before: write("before", before?.png),
    after: write("after", after?.png),
    difference: write("difference", difference),
  };
  return { files, pixels, share, trouble: after?.trouble };
}

/** @returns the exit code: 1 when a story changed, is gone or does not render; new ones alone are no failure */
function summarise(stories: StoryReport[], total: number, seconds: number): number {
  const count = (kind: StoryReport["kind"]) => stories.filter((story) => story.kind === kind).length;
  const [changed, fresh, gone] = [count("changed"), count("new"), count("gone")];
  const broken = stories.filter((story) => story.looks.some(({ trouble }) => trouble));
  for (const { title, name, looks: pictures } of broken)
    say(`${title}/${name}: ${pictures.find(({ trouble }) => trouble)?.trouble}`);
  say(`${total} 个故事，${seconds.toFixed(0)} 秒 · ${total} stories in ${seconds.toFixed(0)} s`);
  say(
    `${changed} 个变了，${fresh} 个新增，${gone} 个不见了 · ${changed} changed, ${fresh} new, ${gone} gone`,
  );
  if (stories.length > 0) say(`并排看 · Side by side: ${join(report, "index.html")}`);
  return changed + gone + broken.length > 0 ? 1 : 0;
}
