import { sanitizeStoredHtml } from "../../../cache/sanitized-html.ts";
import { toAuthor, toFlag } from "../../../core/author.ts";
import { isNewer } from "../../../core/firmware.ts";
import type { Clock } from "../../../core/time.ts";
import type { Viewer } from "../../../core/viewer.ts";
import { type Governed, permissionFor } from "../thread/thread-permissions.ts";
import type { AcceptanceRow, QuestionDetail } from "./question.queries.ts";

/** Whether the viewer may accept answers: the asker, or anyone with permission to mark the thread as essence. */
export const mayAccept = (viewer: Viewer, question: Governed): boolean =>
  viewer.id === question.authorId || permissionFor(viewer, "essence", question) === "do";

interface ListedQuestion {
  model: string;
  firmware: string;
  acceptedPostId: string | null;
}

/** Converts a question to the contract's form in lists. */
export const toQuestion = ({ model, firmware, acceptedPostId }: ListedQuestion, answerCount: number) => ({
  isSolved: toFlag(acceptedPostId),
  model,
  firmware,
  answerCount,
});

function toAccepted(
  row: AcceptanceRow,
  { askerId, helpedCount, newest, votes }: QuestionDetail,
  clock: Clock,
) {
  return {
    postId: row.postId,
    content: sanitizeStoredHtml(row.content),
    imageList: row.images,
    user: toAuthor(row.author),
    postedAt: clock.format(row.postedAt),
    floor: row.floor,
    likeCount: row.likeCount,
    replyCount: row.replyCount,
    device: row.device,
    firmware: row.firmware,
    acceptedAt: clock.format(row.acceptedAt),
    isByAsker: toFlag(row.acceptedBy === askerId),
    helpedCount,
    ...(isNewer(newest, row.firmware) && { newer: { firmware: newest, ...votes } }),
  };
}

/** Converts a question to the contract's form on its page, with its accepted answer and earlier accepted answers. */
export function toWholeQuestion(
  row: ListedQuestion,
  answerCount: number,
  detail: QuestionDetail,
  clock: Clock,
) {
  const acceptance = detail.acceptances.find(({ endedAt, status }) => endedAt === null && status === 1);
  const earlier = detail.acceptances.flatMap(({ endedAt, postId, author, acceptedAt, status }) =>
    endedAt === null || postId === acceptance?.postId
      ? []
      : {
          postId,
          user: {
            userId: author.userId,
            nickname: author.nickname,
            avatar: author.avatar,
            isStaff: author.isStaff,
          },
          from: clock.format(acceptedAt),
          to: clock.format(endedAt),
          isShown: toFlag(status === 1),
        },
  );
  return {
    ...toQuestion(row, answerCount),
    ...(acceptance && { accepted: toAccepted(acceptance, detail, clock) }),
    ...(earlier.length > 0 && { earlier: earlier.slice(0, 10) }),
  };
}
