import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { useState } from "react";
import { useMember } from "#lib/app.tsx";
import { DESKTOP_QUERY, isDesktopWidth } from "#lib/navigation-guard.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { paths } from "#paths";
import { storeResumedAction } from "#shell/session/resumed-action.ts";
import { type CommentsText, commentsText } from "../text.ts";
import type { ComposerProps } from "./comment-composer.tsx";
import { CommentSheet } from "./comment-sheet.tsx";
import { LazyComposer } from "./lazy-composer.tsx";

/** Composer above the comments, with the member's avatar; a login button for visitors. Hidden on phones. */
export function CommentEntry({
  text,
  ...props
}: Pick<ComposerProps, "thread" | "onPosted" | "autoFocus" | "quote"> & { text: CommentsText }) {
  const { hasLogin, name, avatar } = useMember();
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  return (
    <div className="min-h-36 border-border border-b py-4 max-md:hidden">
      {hasLogin ? (
        <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3">
          <Avatar src={avatar} name={name} />
          {isDesktop && <LazyComposer {...props} label={text.prompt} />}
        </div>
      ) : (
        <div className="grid h-28 place-items-center rounded-[0.625rem] bg-surface-sunken">
          <Button asChild>
            <Link
              href={paths.pclogin(paths.comments(props.thread.id))}
              onClick={() => storeResumedAction({ action: "comment", id: props.thread.id })}
            >
              {text.loginPrompt}
            </Link>
          </Button>
        </div>
      )}
    </div>
  );
}

interface ReplyComposerProps extends Pick<ComposerProps, "thread" | "onPosted"> {
  /** The comment or reply that the reply is written to. */
  parentId: string;
  /** Nickname of its author. */
  name: string;
  onClose: () => void;
}

/** Composer of a reply: below the comment on wide screens, in a bottom sheet on phones. */
export function ReplyComposer({ name, onPosted, onClose, ...props }: ReplyComposerProps) {
  const [isInline] = useState(isDesktopWidth);
  const label = fillText(commentsText.replyTo, { name });
  if (!isInline) return <CommentSheet {...props} label={label} onPosted={onPosted} onClose={onClose} />;
  return (
    <div className="my-2">
      <LazyComposer
        {...props}
        label={label}
        autoFocus
        onCancel={onClose}
        onPosted={(posted) => {
          onClose();
          onPosted(posted);
        }}
      />
    </div>
  );
}
