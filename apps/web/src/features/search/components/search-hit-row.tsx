import type { AnswerOf } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SearchHit } from "@lenscape/ui/search-hit";
import { paths } from "#paths";
import { BlockedFold } from "#shell/members/blocked-fold.tsx";
import { useViewerState } from "#shell/session/viewer-state.ts";
import { searchText as text } from "../text.ts";

export type Hit = AnswerOf<"searchList">["rows"][number];

const counted = (sentence: string, n: number) => (n > 0 ? [fillText(sentence, { n: formatCount(n) })] : []);

/** Where a result leads: a comment to its own floor. */
function hrefOf({ kind, id, threadId }: Hit): string {
  if (kind === "comment") return paths.comment(threadId ?? "", id);
  if (kind === "circle") return paths.circle(id);
  if (kind === "faq") return paths.faq(id);
  if (kind === "issue") return paths.knownIssue(id);
  return paths.thread(id);
}

const day = (at: string) => at.slice(0, 10);

/** What is said under a result: by how many it was liked or met. */
function notesOf({ kind, at, floor, likeCount, replyCount }: Hit): string[] {
  if (kind === "faq") return [];
  if (kind === "circle") return [...counted(text.members, likeCount), ...counted(text.threads, replyCount)];
  if (kind === "issue") return [...counted(text.met, likeCount), fillText(text.updated, { day: day(at) })];
  if (kind === "comment") return floor ? [fillText(text.floor, { n: floor })] : [];
  return [...counted(text.likes, likeCount), ...counted(text.replies, replyCount)];
}

/** What has no day it was written on, or names another day. */
const TIMELESS: readonly Hit["kind"][] = ["faq", "circle", "issue"];

function tagsOf({ labels, isEssence, isSolved, fixedIn }: Hit) {
  return [
    ...(isSolved === undefined
      ? []
      : [{ text: text.solvedStates[isSolved], tone: isSolved ? ("brand" as const) : ("info" as const) }]),
    ...(isEssence ? [{ text: text.essence, tone: "accent" as const }] : []),
    ...(fixedIn ? [{ text: fillText(text.fixed, { version: fixedIn }), tone: "brand" as const }] : []),
    ...labels.map((label) => ({ text: label })),
  ];
}

/** One result of any kind. */
export function HitRow({ hit }: { hit: Hit }) {
  const { kind, title, titleMarks, excerpt, excerptMarks, user, images } = hit;
  useViewerState({ userIds: user ? [user.userId] : [] });
  const shown = (
    <SearchHit
      kind={kind}
      kindLabel={text.kinds[kind]}
      tags={tagsOf(hit)}
      title={kind === "comment" ? fillText(text.commentOn, { title }) : title}
      titleMarks={titleMarks}
      excerpt={excerpt}
      excerptMarks={excerptMarks}
      href={hrefOf(hit)}
      user={user}
      notes={notesOf(hit)}
      time={TIMELESS.includes(kind) ? undefined : hit.at}
      image={kind === "circle" ? undefined : images[0]}
    />
  );
  if (!user) return shown;
  return (
    <BlockedFold userId={user.userId} className="px-4 md:px-6 [li+li>&]:border-t [li+li>&]:border-border">
      {shown}
    </BlockedFold>
  );
}
