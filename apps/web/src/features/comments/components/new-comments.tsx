import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import type { QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { OWN_COMMENT_DELAY } from "#config/live-timing.ts";
import { threadText as text } from "#copy/thread-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { answersText } from "../answers-text.ts";
import { showNew } from "../show-new-comments.ts";

interface NewCommentsProps {
  thread: Pick<Thread, "id" | "question">;
  /** How many comments the thread has by now, and how many of them the page has not shown. */
  replyCount: number;
  unseen: number;
  /** The list they are shown in. */
  listKey: QueryKey;
}

/**
 * Says above the comments how many others have written meanwhile, and shows them when it is asked to: by itself
 * nothing moves. The default export is what `pagePart` takes.
 */
export default function NewComments({ thread, replyCount, unseen, listKey }: NewCommentsProps) {
  const app = useApp();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), OWN_COMMENT_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const [show, running] = useAction(() => showNew(app, listKey, thread.id, replyCount));
  return (
    <div role="status" className="px-4 pt-3 empty:hidden lg:px-8">
      {settled && (
        <Button tone="soft" block loading={running} onClick={show}>
          {fillText(thread.question ? answersText.newComments : text.newComments, { n: unseen })}
        </Button>
      )}
    </div>
  );
}
