import { BookOpen, Bug, CalendarDays, FileText, LayoutGrid, MessageCircle, Sparkle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { markedPieces, type TextMark } from "../../lib/marked-pieces.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { TINTS } from "../icon-tile/tints.ts";
import { RelativeTime } from "../relative-time/relative-time.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { Tag, type TagProps } from "../tag/tag.tsx";
import { MediaImage } from "../thread-media/media-image.tsx";
import { PARTS, Part } from "../thread-post/part.tsx";

export type SearchHitKind = "thread" | "dynamic" | "activity" | "comment" | "faq" | "issue" | "circle";

const LOOKS = {
  thread: { tint: TINTS.grey, icon: FileText },
  dynamic: { tint: TINTS.grey, icon: Sparkle },
  activity: { tint: TINTS.brand, icon: CalendarDays },
  comment: { tint: TINTS.grey, icon: MessageCircle },
  faq: { tint: TINTS.blue, icon: BookOpen },
  issue: { tint: TINTS.red, icon: Bug },
  circle: { tint: TINTS.plum, icon: LayoutGrid },
} as const;

export type SearchHitProps = Omit<ComponentProps<"article">, "children" | "title"> & {
  /** Kind of hit, which decides the tile. */
  kind: SearchHitKind;
  /** Name of the kind next to the tile. */
  kindLabel: string;
  /** Tags after the kind, for example model and status. */
  tags?: readonly { text: string; tone?: TagProps["tone"] }[];
  /** Title; if empty, the excerpt is the title. For a comment its source. */
  title: string;
  /** Hits in the title. */
  titleMarks?: readonly TextMark[];
  /** Plain text around the hit. */
  excerpt: string;
  /** Hits in the excerpt. */
  excerptMarks?: readonly TextMark[];
  /** Address of the whole row. */
  href: string;
  /** Author, if there is one. */
  user?: { nickname: string; avatar: string; isStaff?: number };
  /** Notes after the source, for example floor and likes; with an author, narrow screens show the first only. */
  notes?: readonly string[];
  /** Wire time, `YYYY-MM-DD HH:mm:ss`, shown after the notes. */
  time?: string;
  /** Address of the image. */
  image?: string;
  /** Button at the right, for example "加入". */
  action?: ReactNode;
};

/** Search hit: kind, title, excerpt, source and image, with bold hits. */
export function SearchHit({
  kind,
  kindLabel,
  tags = [],
  title,
  titleMarks = [],
  excerpt,
  excerptMarks = [],
  href,
  user,
  notes = [],
  time,
  image,
  action,
  className,
  ...props
}: SearchHitProps) {
  const { tint, icon: Icon } = LOOKS[kind];
  const isComment = kind === "comment";
  const [heading, marks] = title ? [title, titleMarks] : [excerpt, excerptMarks];
  return (
    <article
      data-slot="search-hit"
      data-kind={kind}
      {...props}
      className={cn(
        "relative flex gap-3 bg-surface px-4 py-4 hover:bg-surface-hover md:gap-6 md:px-6",
        "[&+&]:border-t [&+&]:border-border [li+li>&]:border-t [li+li>&]:border-border",
        className,
      )}
    >
      <div className="min-w-0 flex-1">
        <div className="flex min-h-5 flex-wrap items-center gap-1.5 text-meta text-text-secondary">
          <span
            aria-hidden="true"
            className={cn("grid size-5 flex-none place-items-center rounded-control", tint)}
          >
            <Icon size="0.8125rem" strokeWidth={1.8} />
          </span>
          <span>{kindLabel}</span>
          {tags.map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
        </div>
        <h2
          className={cn(
            "mt-1.5 wrap-anywhere",
            isComment ? "text-ui text-text-secondary" : "line-clamp-3 text-title font-semibold",
          )}
        >
          <Link href={href} className="after:absolute after:inset-0">
            <Marked text={heading} marks={marks} />
          </Link>
        </h2>
        {title && excerpt && (
          <p
            className={cn(
              "mt-1 line-clamp-2 leading-[1.7] wrap-anywhere",
              isComment ? "border-l-3 border-border-strong pl-3 text-read text-text" : "text-text-secondary",
            )}
          >
            <Marked text={excerpt} marks={excerptMarks} />
          </p>
        )}
        {(user || notes.length > 0 || time) && (
          <p className={cn(PARTS, "mt-2 gap-y-1 text-meta whitespace-nowrap text-text-muted tabular-nums")}>
            {user && (
              <span className="flex min-w-0 items-center gap-1.5">
                <Avatar src={user.avatar} name={user.nickname} size={20} />
                <span className="min-w-0 truncate text-text-secondary">{user.nickname}</span>
                <StaffMark isStaff={user.isStaff} />
              </span>
            )}
            {notes.map((note, index) => (
              <Part key={note} className={cn(user && index > 0 && "max-lg:hidden")}>
                {note}
              </Part>
            ))}
            {time && (
              <Part>
                <RelativeTime value={time} />
              </Part>
            )}
          </p>
        )}
      </div>
      {action && <span className="relative z-1 flex-none self-center">{action}</span>}
      {image && (
        <span className="block aspect-3/2 w-22 flex-none self-center overflow-hidden rounded-[0.625rem] bg-surface-sunken max-xs:hidden md:w-31.5">
          <MediaImage image={{ url: image }} sizes="(min-width: 48rem) 7.875rem, 5.5rem" />
        </span>
      )}
    </article>
  );
}

function Marked({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  return markedPieces(text, marks).map(({ at, piece, hit }) =>
    hit ? (
      <mark key={at} className="bg-transparent font-semibold text-brand-text">
        {piece}
      </mark>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );
}
