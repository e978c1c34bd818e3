import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import type { QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { OWN_COMMENT_DELAY_MS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { showNewComments } from "../show-new-comments.ts";
import { answersText, commentsText as text } from "../text.ts";

interface NewCommentsProps {
  thread: Pick<Thread, "id" | "question">;
  /** Current number of comments of the thread. */
  replyCount: number;
  /** Number of comments added since the list was fetched. */
  unseenCount: number;
  /** Query key of the list that shows them. */
  listKey: QueryKey;
}

/** Button above the comments that counts the new ones and loads them. New comments never move the list on their own. */
export function NewComments({ thread, replyCount, unseenCount, listKey }: NewCommentsProps) {
  const app = useApp();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), OWN_COMMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const [show, isLoading] = useAction(() => showNewComments(app, listKey, thread.id, replyCount));
  return (
    <div role="status" className="pt-3 empty:hidden max-md:px-4">
      {isVisible && (
        <Button tone="soft" block loading={isLoading} onClick={show}>
          <span key={unseenCount}>
            {fillText(thread.question ? answersText.newComments : text.newComments, { n: unseenCount })}
          </span>
        </Button>
      )}
    </div>
  );
}
