import { CircleQuestionMark, Image, PencilLine, Video } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type ComposerEntryProps = Omit<ComponentProps<"section">, "children"> & {
  /** Viewer with nickname, avatar and certification. */
  user: { nickname: string; avatar: string; isVerified?: number };
  /** Address of the moment editor, also for images and videos. */
  momentHref: string;
  /** Address of the thread editor. */
  threadHref: string;
  /** Address of the question editor; without it there is no button. */
  questionHref?: string;
  /** Prompt in the box, default "今天看到了什么？". */
  prompt?: string;
};

/** Publish entry of the home page, 56 px high: avatar, prompt, and buttons for image, video, thread and question. */
export function ComposerEntry({
  user,
  momentHref,
  threadHref,
  questionHref,
  prompt,
  className,
  ...props
}: ComposerEntryProps) {
  const text = useForumText();
  const entries = [
    { label: text.photo, href: momentHref, Icon: Image },
    { label: text.video, href: momentHref, Icon: Video },
    { label: text.thread, href: threadHref, Icon: PencilLine },
    ...(questionHref ? [{ label: text.ask, href: questionHref, Icon: CircleQuestionMark }] : []),
  ];
  return (
    <section
      data-slot="composer-entry"
      {...props}
      className={cn(
        "flex h-14 items-center gap-3 rounded-control bg-surface-sunken pr-2 pl-3 forced-colors:border",
        className,
      )}
    >
      <Avatar src={user.avatar} name={user.nickname} size={32} />
      <Link
        href={momentHref}
        className="flex h-full min-w-0 grow items-center truncate text-text-muted transition-colors hover:text-text"
      >
        {prompt ?? text.composerPrompt}
      </Link>
      <div className="flex flex-none max-md:hidden">
        {entries.map(({ label, href, Icon }) => (
          <Button key={label} asChild tone="ghost" className="px-3 text-meta font-normal max-lg:px-2.5">
            <Link href={href}>
              <Icon aria-hidden="true" strokeWidth={1.7} />
              <span className="max-lg:sr-only">{label}</span>
            </Link>
          </Button>
        ))}
      </div>
    </section>
  );
}
