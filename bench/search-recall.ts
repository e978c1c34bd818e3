import { readFileSync } from "node:fs";

/** A query over the demo community. */
interface TestQuery {
  /** Kind of the query. */
  kind: string;
  query: string;
  /** Right answers, as the kind of a result and words of it: `thread:words`. */
  answers: string[];
}

/** A result of the search. */
interface Hit {
  kind: string;
  title?: string;
  excerpt?: string;
}

export const queries: TestQuery[] = JSON.parse(
  readFileSync(new URL("./search-queries.json", import.meta.url), "utf8"),
);

const FIRST = 5;

/** The visible text of a result. */
const textOf = ({ kind, title, excerpt = "" }: Hit) =>
  kind === "comment" ? excerpt : `${title}\n${excerpt}`;

/** Whether a result is the answer: of its kind, with its words. */
function isAnswer(row: Hit, answer: string) {
  const [kind, words] = [answer.slice(0, answer.indexOf(":")), answer.slice(answer.indexOf(":") + 1)];
  const kinds = kind === "thread" ? ["thread", "activity"] : [kind];
  return kinds.includes(row.kind) && textOf(row).includes(words);
}

/**
 * Sends every query to a server with the demo community.
 * @param get a GET under the API base
 * @returns the share of queries whose answer is among the first five, the mean reciprocal rank, and the missed queries
 */
export async function measureRecall(get: (path: string) => Promise<{ rows: Hit[] }>) {
  let right = 0;
  let reciprocal = 0;
  const missed: string[] = [];
  const kinds: Record<string, { right: number; of: number }> = {};
  for (const { kind, query, answers: expected } of queries) {
    const { rows } = await get(`/api/bbs/search/list?pageSize=10&keyWord=${encodeURIComponent(query)}`);
    const at = rows.findIndex((row) => expected.some((answer) => isAnswer(row, answer)));
    kinds[kind] ??= { right: 0, of: 0 };
    const count = kinds[kind];
    count.of += 1;
    if (at >= 0) reciprocal += 1 / (at + 1);
    if (at >= 0 && at < FIRST) {
      right += 1;
      count.right += 1;
    } else missed.push(`${kind}: ${query}`);
  }
  return { recall: right / queries.length, meanReciprocalRank: reciprocal / queries.length, missed, kinds };
}
