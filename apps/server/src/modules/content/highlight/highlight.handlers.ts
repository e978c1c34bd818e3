import { sanitizeStoredHtml } from "../../../cache/sanitized-html.ts";
import type { Handlers } from "../../../contract/handler.ts";
import { limitCalls } from "../../../core/rate.ts";
import { forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import { hasPermission } from "../../../core/viewer.ts";
import { threadTexts } from "../thread/thread.rules.ts";
import { threadById } from "../thread/thread-row.queries.ts";
import { anchoredParagraphs, highlightsIn, isQuoteAt, ownHighlights } from "./highlight.anchors.ts";
import { deleteHighlight, putHighlight } from "./highlight.queries.ts";

/** Handler for highlighting a quote in a thread's text. */
export const highlightHandlers = {
  async threadHighlight({ db, viewer, limits, body }) {
    const { threadId, paragraph, start, quote, value = 1 } = body;
    if (!hasPermission(viewer, "thread.like")) forbidden();
    const { content, revision } = (await threadById(db, threadId)) ?? notFound();
    await limitCalls(db, limits.highlight, viewer.id, threadTexts.highlightTooFast);
    const html = sanitizeStoredHtml(content);
    const target = anchoredParagraphs(html)[paragraph];
    if (!target || !isQuoteAt(target.text, { start, quote }))
      throw new RequestError(409, threadTexts.highlightMoved);
    const { anchor } = target;
    if (value === 0) await deleteHighlight(db, threadId, viewer.id, anchor);
    else await putHighlight(db, { threadId, userId: viewer.id, anchor, revision, start, quote });
    const [highlightList = [], mine] = await Promise.all([
      highlightsIn(db, threadId, html),
      ownHighlights(db, viewer.id, [threadId]),
    ]);
    return { highlightList, mine };
  },
} satisfies Pick<Handlers, "threadHighlight">;
