import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { useState } from "react";
import { threadText } from "#copy/thread-text.ts";
import { useMember } from "#lib/app.tsx";
import { isWide } from "#lib/guard.ts";
import { paths } from "#paths";
import { lazyDialog, lazySection } from "#shell/loading/lazy-component.tsx";
import { keepWish } from "#shell/session/resumed-action.ts";
import type { CommentsText } from "../comment-wording.ts";
import type { ComposerProps } from "./comment-composer.tsx";

const Composer = lazySection(() => import("./comment-composer.tsx"));
/** The phone's composer. */
export const WriteSheet = lazyDialog(() => import("./comment-sheet.tsx"));

/** The composer; its code is fetched when a member is there to write, and its place is kept meanwhile. */
export function Write(props: ComposerProps) {
  return (
    <Composer {...props} waiting={<div className="h-28 rounded-[0.625rem] border border-border-control" />} />
  );
}

/** The head of the comments: one's own avatar and the composer, or the way to the login. Phones have a bar instead. */
export function WriteFirst({
  text,
  ...props
}: Pick<ComposerProps, "thread" | "onPosted" | "autoFocus" | "quote"> & { text: CommentsText }) {
  const { hasLogin, name, avatar } = useMember();
  return (
    <div className="min-h-36 border-border border-b px-4 py-4 max-md:hidden lg:px-8">
      {hasLogin ? (
        <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3">
          <Avatar src={avatar} name={name} />
          <Write {...props} label={text.prompt} />
        </div>
      ) : (
        <div className="grid h-28 place-items-center rounded-[0.625rem] bg-surface-sunken">
          <Button asChild>
            <Link
              href={paths.pclogin(paths.comments(props.thread.id))}
              onClick={() => keepWish({ act: "comment", id: props.thread.id })}
            >
              {text.login}
            </Link>
          </Button>
        </div>
      )}
    </div>
  );
}

interface AnswerProps extends Pick<ComposerProps, "thread" | "onPosted"> {
  /** The comment or reply that is answered, and by whom it is. */
  parentId: string;
  name: string;
  onClose: () => void;
}

/** Answers a comment: below it, and on a phone in the sheet where comments are written. */
export function Answer({ name, onPosted, onClose, ...props }: AnswerProps) {
  const [here] = useState(isWide);
  const label = fillText(threadText.replyTo, { name });
  if (!here) return <WriteSheet {...props} label={label} onPosted={onPosted} onClose={onClose} />;
  return (
    <div className="my-2">
      <Write
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
