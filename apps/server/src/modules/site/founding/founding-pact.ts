import { trusted } from "../../../core/screened.ts";
import type { Db } from "../../../db/client.ts";
import {
  CLASSIFY,
  countForPlaces,
  countForSite,
  countForUser,
  excerptOf,
  hotRankOf,
  insertThread,
  readContent,
} from "../../content/index.ts";
import { pactPreset } from "./founding-presets.ts";

/** Writes the community's pact: a normal thread by the operator, who can edit it. */
export async function writePact(
  tx: Db,
  {
    authorId,
    circleId,
    brandName,
    now,
  }: { authorId: string; circleId: string; brandName: string; now: Date },
): Promise<void> {
  const title = trusted(`${brandName}公约`);
  const { html } = readContent(pactPreset.map((line) => `<p>${line}</p>`).join(""));
  await insertThread(tx, {
    ...{
      authorId,
      circleId,
      title,
      classify: CLASSIFY.thread,
      content: trusted(html),
      excerpt: trusted(excerptOf(html)),
    },
    hotRank: hotRankOf(0, now),
    ...{ postedAt: now, lastReplyAt: now, pactAt: now },
  });
  await countForUser(tx, authorId, { threads: 1 });
  await countForPlaces(tx, { circleId, groupId: null }, { threads: 1, interactions: 0 });
  await countForSite(tx, "threads", 1);
}
