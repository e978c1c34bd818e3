import type { DemoComments, DemoExchange, DemoKind } from "./content-schemas.ts";
import type { Written } from "./context.ts";
import type { Draw } from "./draw.ts";

/** How often a remark is about the matter, where something general would do as well. */
const TO_THE_POINT = 0.65;

/** Kinds whose titled threads show how something is done; the others tell. */
const SHOWING: DemoKind[] = ["fit", "firmware", "display", "dev"];

/**
 * What could be said under a thread: about its matter, and in general. A question, an announcement or a word of the
 * staff draws no small talk.
 */
function poolsOf(comments: DemoComments, { thread, author }: Written) {
  const { kind, title, topics = [], pictures = [], video } = thread;
  if (thread.activity) return { near: [], far: [] };
  if (topics.includes("求助")) return { near: comments.asked, far: [] };
  if (kind === "official") return { near: comments.kinds.official, far: [] };
  if (thread.quiet) return { near: [], far: [...comments.anywhere, ...(title ? comments.titled : [])] };
  const near = [
    ...comments.kinds[kind],
    ...topics.flatMap((topic) => comments.topics[topic] ?? []),
    ...(pictures.length === 1 ? (comments.pictures[pictures[0]!] ?? []) : []),
    ...(pictures.length > 1 ? comments.album : []),
    ...(video ? comments.filmed : []),
  ];
  if (author.member.staff) return { near, far: [] };
  const read = [...comments.titled, ...(SHOWING.includes(kind) ? comments.useful : [])];
  return { near, far: [...comments.anywhere, ...(title ? read : comments.brief)] };
}

/** Chooses remarks: none twice under one thread, and over the whole community the least used first. */
export function createRemarks(comments: DemoComments, { random, pick }: Draw) {
  const uses = new Map<DemoExchange, number>();
  const usesOf = (remark: DemoExchange) => uses.get(remark) ?? 0;
  const leastUsed = (pool: DemoExchange[], given: Set<DemoExchange>) => {
    const open = pool.filter((remark) => !given.has(remark));
    const least = Math.min(...open.map(usesOf));
    const fresh = open.filter((remark) => usesOf(remark) === least);
    return fresh.length > 0 ? pick(fresh) : undefined;
  };
  return {
    /** The next remark for the thread, or none when everything that fits has been said there. */
    next(under: Written, given: Set<DemoExchange>): DemoExchange | undefined {
      const { near, far } = poolsOf(comments, under);
      const first = far.length === 0 || random() < TO_THE_POINT ? near : far;
      const remark = leastUsed(first, given) ?? leastUsed(first === near ? far : near, given);
      if (remark === undefined) return undefined;
      given.add(remark);
      uses.set(remark, usesOf(remark) + 1);
      return remark;
    },
  };
}
