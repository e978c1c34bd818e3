import { Image, PencilLine, Video } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type ComposerEntryProps = Omit<ComponentProps<"section">, "children"> & {
  /** Viewer with nickname, avatar and certification. */
  user: { nickname: string; avatar: string; isVerified?: number };
  /** Address of the moment editor, also for images and videos. */
  momentHref: string;
  /** Address of the thread editor. */
  threadHref: string;
  /** Prompt in the box, default "今天透过镜片看到了什么？". */
  prompt?: string;
};

/** Publish entry of the home page: avatar, prompt, and buttons for image, video and thread. */
export function ComposerEntry({
  user,
  momentHref,
  threadHref,
  prompt,
  className,
  ...props
}: ComposerEntryProps) {
  const text = useForumText();
  const entries = [
    { label: text.photo, href: momentHref, Icon: Image },
    { label: text.video, href: momentHref, Icon: Video },
    { label: text.writeThread, href: threadHref, Icon: PencilLine },
  ];
  return (
    <Card
      data-slot="composer-entry"
      {...props}
      className={cn("flex items-center gap-3 px-4 py-3", className)}
    >
      <Avatar src={user.avatar} name={user.nickname} size={40} verified={Boolean(user.isVerified)} />
      <Link
        href={momentHref}
        className="flex h-10 min-w-0 grow items-center truncate rounded-control bg-surface-sunken px-3.5 text-text-muted transition-colors hover:bg-border hover:text-text-secondary"
      >
        {prompt ?? text.composerPrompt}
      </Link>
      <div className="flex flex-none max-md:hidden">
        {entries.map(({ label, href, Icon }) => (
          <Button key={label} asChild tone="ghost" className="px-3 max-lg:px-2.5">
            <Link href={href}>
              <Icon aria-hidden="true" strokeWidth={1.7} />
              <span className="max-lg:sr-only">{label}</span>
            </Link>
          </Button>
        ))}
      </div>
    </Card>
  );
}
