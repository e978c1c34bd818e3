import type { DemoComments, DemoExchange, DemoKind } from "./content-schemas.ts";
import type { WrittenThread } from "./context.ts";
import type { Draw } from "./draw.ts";

/** Probability of a specific remark where a general one is possible too. */
const SPECIFIC_SHARE = 0.65;

/** Kinds whose titled threads give instructions. */
const INSTRUCTION_KINDS: DemoKind[] = ["fit", "firmware", "display", "dev"];

/**
 * Returns the specific and the general remarks that fit a thread. Questions, announcements and threads of the staff
 * get no general ones.
 */
function getPools(comments: DemoComments, { thread, author }: WrittenThread) {
  const { kind, title, topics = [], pictures = [], video } = thread;
  if (thread.activity) return { specific: [], general: [] };
  if (topics.includes("求助")) return { specific: comments.asked, general: [] };
  if (kind === "official") return { specific: comments.kinds.official, general: [] };
  if (thread.quiet)
    return { specific: [], general: [...comments.anywhere, ...(title ? comments.titled : [])] };
  const specific = [
    ...comments.kinds[kind],
    ...topics.flatMap((topic) => comments.topics[topic] ?? []),
    ...(pictures.length === 1 ? (comments.pictures[pictures[0]!] ?? []) : []),
    ...(pictures.length > 1 ? comments.album : []),
    ...(video ? comments.filmed : []),
  ];
  if (author.member.staff) return { specific, general: [] };
  const long = [...comments.titled, ...(INSTRUCTION_KINDS.includes(kind) ? comments.useful : [])];
  return { specific, general: [...comments.anywhere, ...(title ? long : comments.brief)] };
}

/** Creates a chooser of remarks: never the same one twice under a thread, and the least used ones first. */
export function createRemarks(comments: DemoComments, { random, pick }: Draw) {
  const uses = new Map<DemoExchange, number>();
  const usesOf = (remark: DemoExchange) => uses.get(remark) ?? 0;
  const leastUsed = (pool: DemoExchange[], used: Set<DemoExchange>) => {
    const unused = pool.filter((remark) => !used.has(remark));
    const least = Math.min(...unused.map(usesOf));
    const fresh = unused.filter((remark) => usesOf(remark) === least);
    return fresh.length > 0 ? pick(fresh) : undefined;
  };
  return {
    /** Returns the next remark for a thread, or undefined if all fitting ones are used. */
    next(under: WrittenThread, used: Set<DemoExchange>): DemoExchange | undefined {
      const { specific, general } = getPools(comments, under);
      const first = general.length === 0 || random() < SPECIFIC_SHARE ? specific : general;
      const remark = leastUsed(first, used) ?? leastUsed(first === specific ? general : specific, used);
      if (remark === undefined) return undefined;
      used.add(remark);
      uses.set(remark, usesOf(remark) + 1);
      return remark;
    },
  };
}
