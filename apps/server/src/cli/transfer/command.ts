import { mkdir, rmdir } from "node:fs/promises";
import type { Database } from "../../db/client.ts";
import { SearchIndexer } from "../../modules/search/index.ts";
import { ensureBaseData } from "../../process/base-data.ts";
import { type Command, type CommandContext, CommandError } from "../command.ts";
import { discourseSource } from "./discourse-source.ts";
import { exportCommunity } from "./export.ts";
import { linesSource } from "./lines-source.ts";
import { nodebbSource } from "./nodebb-source.ts";
import type { Source } from "./records.ts";
import { recountImported } from "./recount.ts";
import { withUnpacked } from "./unpack.ts";
import { Writer } from "./writer.ts";

/** Opens a source from a folder or file. `aside` is a folder for temporary files. */
type OpenSource = (path: string, aside: string) => Promise<Source>;

const SOURCES: Record<string, OpenSource> = {
  discourse: discourseSource,
  nodebb: nodebbSource,
  lines: linesSource,
};

const PROGRESS_MS = 5000;

async function importSource(
  { database: { db }, config, say }: CommandContext & { database: Database },
  source: Source,
) {
  const writer = new Writer(db, config, source);
  let reportedAt = performance.now();
  for await (const item of source.items()) {
    await writer.add(item);
    if (performance.now() - reportedAt < PROGRESS_MS) continue;
    reportedAt = performance.now();
    say(writer.report.progress());
  }
  await writer.finish();
  say("内容都写入了，正在核对数字、更新搜索……");
  await recountImported(db, source.name, config);
  const failures: unknown[] = [];
  await new SearchIndexer(db, { warn: (_what, error) => void failures.push(error) }).settled();
  if (failures.length > 0) throw failures[0];
  return writer.report;
}

export const importCommand: Command = {
  usage: "<discourse|nodebb|lines> <文件或文件夹>",
  about: "从别的社区搬来成员、圈子、帖子、评论、赞和图片；可以中断，再运行会接着来",
  takes: [2, 2],
  creates: true,
  async run(ask) {
    const [kind = "", path = ""] = ask.words;
    const open = Object.hasOwn(SOURCES, kind) ? SOURCES[kind] : undefined;
    if (!open) throw new CommandError(`不认识的来源「${kind}」：要写 discourse、nodebb 或 lines。`);
    const created = await mkdir(ask.config.dataDir, { recursive: true });
    const importing = withUnpacked(path, ask.config.dataDir, async (folder, aside) => {
      // Opening reads the whole source, so that a cut file changes nothing.
      const source = await open(folder, aside);
      await ask.database.migrate();
      await ensureBaseData(ask.database.db, ask.config.site.officialSite);
      const report = await importSource(ask, source);
      for (const line of report.lines()) ask.say(line);
      ask.say(report.dropped > 0 ? `导入完成，${report.dropped} 条没有导入。` : "导入完成，全部导入。");
      return 0;
    });
    return importing.catch(async (error: unknown) => {
      // Only succeeds while the folder is empty.
      if (created) await rmdir(ask.config.dataDir).catch(() => undefined);
      throw error;
    });
  },
};

export const exportCommand: Command = {
  usage: "<文件.tar.gz>",
  about: "把成员、圈子、帖子、评论、赞和图片写成通用格式，可再导入",
  takes: [1, 1],
  run: exportCommunity,
};
