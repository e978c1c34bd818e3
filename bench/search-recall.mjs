import { readFileSync } from "node:fs";

/**
 * Queries over the demo community with their right answers: what kind of query it is, and the kinds and words of what
 * answers it.
 * @type {{ kind: string, query: string, answers: string[] }[]}
 */
export const queries = JSON.parse(readFileSync(new URL("./search-queries.json", import.meta.url), "utf8"));

const FIRST = 5;

/** All that a result shows, to find the answer's words in it. */
const shownOf = ({ kind, title, excerpt }) => (kind === "comment" ? excerpt : `${title}\n${excerpt}`);

/** Whether a result is the answer: of its kind, with its words. */
function isAnswer(row, answer) {
  const [kind, words] = [answer.slice(0, answer.indexOf(":")), answer.slice(answer.indexOf(":") + 1)];
  const kinds = kind === "thread" ? ["thread", "activity"] : [kind];
  return kinds.includes(row.kind) && shownOf(row).includes(words);
}

/**
 * Asks every query of a server with the demo community.
 * @param {(path: string) => Promise<any>} get a GET under the API base
 * @returns the share whose answer is among the first five, the mean reciprocal rank, and what was missed
 */
export async function measureRecall(get) {
  let right = 0;
  let reciprocal = 0;
  const missed = [];
  const kinds = {};
  for (const { kind, query, answers: expected } of queries) {
    const { rows } = await get(`/api/bbs/search/list?pageSize=10&keyWord=${encodeURIComponent(query)}`);
    const at = rows.findIndex((row) => expected.some((answer) => isAnswer(row, answer)));
    kinds[kind] ??= { right: 0, of: 0 };
    kinds[kind].of += 1;
    if (at >= 0) reciprocal += 1 / (at + 1);
    if (at >= 0 && at < FIRST) {
      right += 1;
      kinds[kind].right += 1;
    } else missed.push(`${kind}: ${query}`);
  }
  return { recall: right / queries.length, meanReciprocalRank: reciprocal / queries.length, missed, kinds };
}
