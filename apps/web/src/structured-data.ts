import type { Question, Thread } from "@lenscape/api/types";
import { toText } from "@lenscape/richtext/text";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { toIsoTime } from "@lenscape/ui/lib/time";
import { thread } from "#features/threads/queries.ts";
import type { App } from "#lib/app.tsx";
import type { Meta } from "#lib/page.ts";
import { pageAt, pages, paths } from "#paths";

const counter = (action: string, count: number) => ({
  "@type": "InteractionCounter",
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

function posting(found: Thread, { title, image }: Meta, origin: string) {
  const url = origin + paths.thread(found.id);
  return {
    "@type": "DiscussionForumPosting",
    "@id": url,
    url,
    headline: title,
    text: found.excerpt || title,
    ...(image && { image: new URL(image, origin).href }),
    datePublished: toIsoTime(found.postedAt),
    author: {
      "@type": "Person",
      name: found.user.nickname,
      url: origin + paths.profile(found.user.userId),
    },
    commentCount: found.replyCount,
    interactionStatistic: [
      counter("ViewAction", found.viewCount),
      counter("LikeAction", found.likeCount),
      counter("CommentAction", found.replyCount),
    ],
  };
}

/** A question with its accepted answer, and how many answers it has. */
function question(found: Thread, asked: Question, meta: Meta, origin: string) {
  const { "@id": url, author, datePublished, image, headline: name, text } = posting(found, meta, origin);
  const { accepted } = asked;
  return {
    "@type": "QAPage",
    "@id": url,
    url,
    mainEntity: {
      "@type": "Question",
      name,
      text,
      ...(image && { image }),
      author,
      datePublished,
      answerCount: asked.answerCount,
      upvoteCount: found.likeCount,
      ...(accepted && {
        acceptedAnswer: {
          "@type": "Answer",
          text: toText(accepted.content) || name,
          url: `${url}#${commentAnchor(accepted.postId)}`,
          datePublished: toIsoTime(accepted.postedAt),
          upvoteCount: accepted.likeCount,
          author: {
            "@type": "Person",
            name: accepted.user.nickname,
            url: origin + paths.profile(accepted.user.userId),
          },
        },
      }),
    },
  };
}

/** The page's place in the community, as its bread crumbs show it; the last one is the page itself. */
function breadcrumbs({ circle }: Thread, { title }: Meta, origin: string) {
  const above = [
    { name: pages.home.title, item: origin + paths.home() },
    ...(circle ? [{ name: circle.groupName, item: origin + paths.circle(circle.id) }] : []),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...above, { name: title }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...crumb,
    })),
  };
}

/**
 * What a page says of itself to search engines in schema.org's words: a thread is a forum posting, a question a page
 * of questions and answers, with its bread crumbs. Reads what the page's loader has left in the cache; undefined for every other page.
 */
export function structuredData({ api, queries }: App, url: URL, meta: Meta): object | undefined {
  const threadId = pageAt(url.pathname) === "thread" && url.searchParams.get("threadId");
  const found = threadId && queries.getQueryData(thread(api, threadId).queryKey);
  if (!found) return undefined;
  return {
    "@context": "https://schema.org",
    "@graph": [
      found.question ? question(found, found.question, meta, url.origin) : posting(found, meta, url.origin),
      breadcrumbs(found, meta, url.origin),
    ],
  };
}
