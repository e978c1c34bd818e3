import type { Thread } from "@lenscape/api/types";
import { ReplyBar } from "@lenscape/ui/reply-bar";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { part } from "#shell/part.tsx";
import { useThreadActs } from "#shell/thread-acts.ts";
import type { ComposerProps } from "./composer.tsx";

const WriteSheet = part(() => import("./write-sheet.tsx"));

interface PhoneBarProps extends Pick<ComposerProps, "onPosted"> {
  thread: Thread;
}

/** The bar at the bottom of a phone: write, like, favourite. A visitor is led to the login and back to the comments. */
export function PhoneBar({ thread, onPosted }: PhoneBarProps) {
  const navigate = useNavigate();
  const { hasLogin } = useMember();
  const { onShare: _, ...acts } = useThreadActs(thread);
  const [writing, setWriting] = useState(false);
  return (
    <>
      <ReplyBar
        likeCount={thread.likeCount}
        favoriteCount={thread.favoriteCount}
        {...acts}
        onWrite={() =>
          hasLogin ? setWriting(true) : void navigate(paths.pclogin(paths.comments(thread.id)))
        }
      />
      {writing && <WriteSheet thread={thread} onPosted={onPosted} onClose={() => setWriting(false)} />}
    </>
  );
}
