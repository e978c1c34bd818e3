import { Alert } from "@lenscape/ui/alert";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { moderationText as text } from "#shell/moderation/text.ts";
import { threadStanding } from "#shell/moderation/thread-moderation.ts";
import { ThreadMenu } from "#shell/threads/lazy-thread-menu.tsx";
import { ThreadView } from "./thread-article.tsx";

const SHOWN = 1;
const REFUSED = 2;

interface HeldThreadProps {
  threadId: string;
  /** What everybody else sees. */
  fallback: ReactNode;
}

/**
 * A thread that is not shown to everybody, for its author and those who may put it back: why that is so stands above
 * it. The default export is what `pagePart` takes.
 */
export default function HeldThread({ threadId, fallback }: HeldThreadProps) {
  const { api } = useApp();
  const navigate = useNavigate();
  const { data } = useQuery(threadStanding(api, threadId));
  const shown = data?.viewer.status === SHOWN;
  // Put back or passed: the page is everybody's again.
  useEffect(() => {
    if (shown) void navigate(paths.thread(threadId), { replace: true, preventScrollReset: true });
  }, [shown, threadId, navigate]);
  if (!data) return fallback;
  const { thread, viewer } = data;
  const held = text.held[viewer.status];
  return (
    <PageBody className="md:pt-5">
      {held && (
        <Alert tone="warning" className="mb-3">
          {held}
          {viewer.why && ` ${fillText(text.reviewReason, { why: viewer.why })}`}
          {viewer.status === REFUSED && viewer.mayDo.includes("edit") && (
            <Link href={paths.edit(threadId)} className="ml-2 font-medium text-brand-text hover:underline">
              {text.editRefused}
            </Link>
          )}
        </Alert>
      )}
      <ThreadView
        thread={thread}
        menu={<ThreadMenu thread={thread} onDeleted={() => void navigate(paths.home())} />}
        actions={null}
      />
    </PageBody>
  );
}
