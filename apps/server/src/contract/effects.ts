import { operationTable } from "@lenscape/api/operations.gen";
import type { OperationId } from "./handler.ts";

/** What a call does beyond its answer, and for how long its answer holds. */
export interface Effects {
  /** It may change something: an attempt costs, and what members poll for is asked for again. */
  writes: boolean;
  /** It may change what visitors see: their kept answers end. */
  changesForEveryone: boolean;
  /** Clients ask for it again and again: however often, it costs one look at the database in a moment. */
  polled: boolean;
  /** Its answer is the same for all visitors and may be kept for them. */
  kept: boolean;
}

/** POST calls that only read. */
const ASKING_POSTS: readonly OperationId[] = [
  "otherInfo",
  "otherInfoOfMember",
  "ownInfo",
  "taskInfo",
  "viewerState",
  "unreadNotification",
];

/** POST calls that only read, or change what their caller alone sees. */
const READING_POSTS = new Set<OperationId>([
  ...ASKING_POSTS,
  // It counts for tasks and badges, which may tell the caller something.
  "threadBrowse",
  "checkInMakeup",
  "checkInRemind",
  "dialogNew",
  "dialogSend",
  "dialogRead",
  "dialogRecall",
  "dialogDelete",
  "noticeRead",
  "readAll",
  "prizeClaim",
  "prizeConfirm",
  "prizeShip",
  "taskDaySign",
]);

const POLLS = new Set<OperationId>(["unreadNotification"]);

/** The effects of an operation. */
export function effectsOf(id: OperationId): Effects {
  const { auth, method } = operationTable[id];
  const get = method === "get";
  return {
    writes: !get && !ASKING_POSTS.includes(id),
    changesForEveryone: !get && !READING_POSTS.has(id),
    polled: POLLS.has(id),
    kept: get && auth !== "token" && id !== "captchaImage",
  };
}
