import type { Question, Thread } from "@lenscape/api/types";
import { toText } from "@lenscape/richtext/text";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { toIsoTime } from "@lenscape/ui/lib/time";
import { thread } from "#features/threads/queries.ts";
import type { App } from "#lib/app.tsx";
import type { Meta } from "#lib/page.ts";
import { findPage, pages, paths } from "#paths";

const createCounter = (action: string, count: number) => ({
  "@type": "InteractionCounter",
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

function createPosting(found: Thread, { title, image }: Meta, origin: string) {
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
      createCounter("ViewAction", found.viewCount),
      createCounter("LikeAction", found.likeCount),
      createCounter("CommentAction", found.replyCount),
    ],
  };
}

/** Creates a question page with the accepted answer and the number of answers. */
function createQuestionPage(found: Thread, question: Question, meta: Meta, origin: string) {
  const posting = createPosting(found, meta, origin);
  const { "@id": url, author, datePublished, image, headline: name, text } = posting;
  const { accepted } = question;
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
      answerCount: question.answerCount,
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

/** Creates the breadcrumbs of a thread; the last one is the thread itself. */
function createBreadcrumbs({ circle }: Thread, { title }: Meta, origin: string) {
  const parents = [
    { name: pages.home.title, item: origin + paths.home() },
    ...(circle ? [{ name: circle.groupName, item: origin + paths.circle(circle.id) }] : []),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...parents, { name: title }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...crumb,
    })),
  };
}

/**
 * Creates the schema.org data of a thread's page: a forum posting or a question page, with breadcrumbs. Reads the thread
 * from the query cache, which the page's loader has filled. Returns undefined for all other pages.
 */
export function createStructuredData({ api, queries }: App, url: URL, meta: Meta): object | undefined {
  const threadId = findPage(url.pathname) === "thread" && url.searchParams.get("threadId");
  const found = threadId && queries.getQueryData(thread(api, threadId).queryKey);
  if (!found) return undefined;
  return {
    "@context": "https://schema.org",
    "@graph": [
      found.question
        ? createQuestionPage(found, found.question, meta, url.origin)
        : createPosting(found, meta, url.origin),
      createBreadcrumbs(found, meta, url.origin),
    ],
  };
}
