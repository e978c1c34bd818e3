import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { threadText as text } from "#copy/thread.ts";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { pagePart } from "#shell/part.tsx";
import { keepWish } from "#shell/wish.ts";
import type { ComposerProps } from "./composer.tsx";

const Composer = pagePart(() => import("./composer.tsx"));

/** The composer; its code is fetched when a member is there to write, and its place is kept meanwhile. */
export function Write(props: ComposerProps) {
  return (
    <Composer {...props} waiting={<div className="h-28 rounded-[0.625rem] border border-border-control" />} />
  );
}

/** The head of the comments: one's own avatar and the composer, or the way to the login. Phones have a bar instead. */
export function WriteFirst(props: Pick<ComposerProps, "thread" | "onPosted" | "autoFocus" | "quote">) {
  const { hasLogin, name, avatar } = useMember();
  return (
    <div className="min-h-36 border-border border-b px-4 py-4 max-md:hidden lg:px-8">
      {hasLogin ? (
        <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3">
          <Avatar src={avatar} name={name} />
          <Write {...props} />
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
