import type { AnswerOf } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SearchHit } from "@lenscape/ui/search-hit";
import { paths } from "#paths";
import { BlockedFold } from "#shell/members/blocked-fold.tsx";
import { useViewerState } from "#shell/session/viewer-state.ts";
import { searchText as text } from "../text.ts";

export type Hit = AnswerOf<"searchList">["rows"][number];

const toCountNote = (sentence: string, n: number) =>
  n > 0 ? [fillText(sentence, { n: formatCount(n) })] : [];

/** Returns the URL of a result. */
function getHref({ kind, id, threadId }: Hit): string {
  if (kind === "comment") return paths.comment(threadId ?? "", id);
  if (kind === "circle") return paths.circle(id);
  if (kind === "faq") return paths.faq(id);
  if (kind === "issue") return paths.knownIssue(id);
  return paths.thread(id);
}

const getDay = (at: string) => at.slice(0, 10);

/** Returns the notes below a result, such as its likes and comments. */
function getNotes({ kind, at, floor, likeCount, replyCount }: Hit): string[] {
  if (kind === "faq") return [];
  if (kind === "circle")
    return [...toCountNote(text.members, likeCount), ...toCountNote(text.threads, replyCount)];
  if (kind === "issue")
    return [...toCountNote(text.affected, likeCount), fillText(text.updated, { day: getDay(at) })];
  if (kind === "comment") return floor ? [fillText(text.floor, { n: floor })] : [];
  return [...toCountNote(text.likes, likeCount), ...toCountNote(text.replies, replyCount)];
}

/** Kinds without a publication date. */
const KINDS_WITHOUT_DATE: readonly Hit["kind"][] = ["faq", "circle", "issue"];

function getTags({ labels, isEssence, isSolved, fixedIn }: Hit) {
  return [
    ...(isSolved === undefined
      ? []
      : [{ text: text.solvedStates[isSolved], tone: isSolved ? ("brand" as const) : ("info" as const) }]),
    ...(isEssence ? [{ text: text.essence, tone: "accent" as const }] : []),
    ...(fixedIn ? [{ text: fillText(text.fixed, { version: fixedIn }), tone: "brand" as const }] : []),
    ...labels.map((label) => ({ text: label })),
  ];
}

/** Row of a search result. */
export function SearchHitRow({ hit }: { hit: Hit }) {
  const { kind, title, titleMarks, excerpt, excerptMarks, user, images } = hit;
  useViewerState({ userIds: user ? [user.userId] : [] });
  const row = (
    <SearchHit
      kind={kind}
      kindLabel={text.kinds[kind]}
      tags={getTags(hit)}
      title={kind === "comment" ? fillText(text.commentOn, { title }) : title}
      titleMarks={titleMarks}
      excerpt={excerpt}
      excerptMarks={excerptMarks}
      href={getHref(hit)}
      user={user}
      notes={getNotes(hit)}
      time={KINDS_WITHOUT_DATE.includes(kind) ? undefined : hit.at}
      image={kind === "circle" ? undefined : images[0]}
    />
  );
  if (!user) return row;
  return (
    <BlockedFold userId={user.userId} className="px-4 md:px-6 [li+li>&]:border-t [li+li>&]:border-border">
      {row}
    </BlockedFold>
  );
}
