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
import { threadModerationState } from "#shell/moderation/thread-moderation.ts";
import { ThreadMenu } from "#shell/threads/thread-menu.tsx";
import { ThreadView } from "./thread-article.tsx";

const STATUS_PUBLISHED = 1;
const STATUS_REJECTED = 2;

interface HiddenThreadProps {
  threadId: string;
  /** Shown to viewers who may not see the thread. */
  fallback: ReactNode;
}

/** A thread that is pending review or removed, for its author and moderators, with the reason above it. */
export function HiddenThread({ threadId, fallback }: HiddenThreadProps) {
  const { api } = useApp();
  const navigate = useNavigate();
  const { data } = useQuery(threadModerationState(api, threadId));
  const isPublished = data?.viewer.status === STATUS_PUBLISHED;
  // Reloads the page after the thread has been approved or restored.
  useEffect(() => {
    if (isPublished) void navigate(paths.thread(threadId), { replace: true, preventScrollReset: true });
  }, [isPublished, threadId, navigate]);
  if (!data) return fallback;
  const { thread, viewer } = data;
  const statusText = text.held[viewer.status];
  return (
    <PageBody className="md:pt-5">
      {statusText && (
        <Alert tone="warning" className="mb-3">
          <span>{statusText}</span>
          {viewer.why && <span> {fillText(text.reviewReason, { why: viewer.why })}</span>}
          {viewer.status === STATUS_REJECTED && viewer.mayDo.includes("edit") && (
            <Link href={paths.edit(threadId)} className="ml-2 font-semibold text-brand-text hover:underline">
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
