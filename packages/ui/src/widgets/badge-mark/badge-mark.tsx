import { cva, type VariantProps } from "class-variance-authority";
import { Award } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { clampWhole } from "../../lib/clamp-whole.ts";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { TINTS } from "../icon-tile/tints.ts";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { Progress } from "../progress/progress.tsx";

const mark = cva(
  "relative grid flex-none place-items-center overflow-hidden [:where(&_svg)]:relative [:where(&_svg)]:z-1 [:where(&_svg)]:stroke-[1.5]",
  {
    variants: {
      /** Edge length 36 / 72 / 128: next to a nickname, on the badge wall, on the badge page. */
      size: {
        sm: "size-9 rounded-media [:where(&_svg)]:size-4.5",
        md: "size-18 rounded-[1.5rem] [:where(&_svg)]:size-8.5",
        lg: "size-32 rounded-[2.625rem] [:where(&_svg)]:size-15",
      },
    },
  },
);

export type BadgeMarkProps = ComponentProps<"span"> &
  VariantProps<typeof mark> & {
    /** Shape in the middle, usually an icon. */
    children?: ReactNode;
    /** Background colour, by the series of the badge. */
    tone?: keyof typeof TINTS;
    /** Whether the member has earned the badge; otherwise it is grey. */
    owned?: boolean;
  };

/** Shape of a badge: a rounded square whose lower 42 % forms a horizon; grey until earned. */
export function BadgeMark({
  tone = "amber",
  size = "md",
  owned = true,
  className,
  children,
  ...props
}: BadgeMarkProps) {
  return (
    <span
      data-slot="badge-mark"
      data-owned={owned}
      aria-hidden="true"
      {...props}
      className={cn(
        mark({ size }),
        "after:absolute after:inset-x-0 after:top-[58%] after:bottom-0 after:bg-current after:opacity-14",
        owned ? TINTS[tone] : "bg-surface-sunken text-text-disabled",
        className,
      )}
    >
      {children ?? <Award />}
    </span>
  );
}

export type BadgeItemProps = Omit<ComponentProps<"a">, "children"> & {
  /** Address of the badge that the whole item links to. */
  href: string;
  /** Name of the badge, shown below it. */
  name: string;
  /** Background colour, by the series of the badge. */
  tone?: BadgeMarkProps["tone"];
  /** Shape in the middle, usually an icon. */
  icon?: ReactNode;
  /** Date of earning, `YYYY-MM-DD`; leave it out until earned. */
  ownedAt?: string | null;
  /** Whether the badge is worn next to the nickname. */
  worn?: boolean;
  /** Progress of a badge not yet earned. */
  value?: number;
  /** Number needed to earn the badge; shown with `value` as progress. */
  max?: number;
};

/** Item of the badge wall: shape, name, and the date of earning or the progress. A worn badge has a green mark. */
export function BadgeItem({
  href,
  name,
  tone,
  icon,
  ownedAt,
  worn = false,
  value,
  max = 0,
  className,
  ...props
}: BadgeItemProps) {
  const text = useGrowthText();
  const owned = Boolean(ownedAt);
  const most = clampWhole(max, 0, Number.MAX_SAFE_INTEGER);
  const reached = clampWhole(value, 0, most);
  return (
    <Link
      data-slot="badge-item"
      {...props}
      href={href}
      className={cn(
        "relative grid content-start justify-items-center gap-0.5 rounded-media px-1 pt-4 pb-3 text-center text-meta text-text-muted transition-colors hover:bg-surface-hover focus-visible:-outline-offset-2",
        className,
      )}
    >
      <span className="relative">
        <BadgeMark tone={tone} owned={owned}>
          {icon}
        </BadgeMark>
        {worn && owned && (
          <span className="absolute -top-1.5 left-12 z-2 h-4.5 rounded-full bg-brand px-1.25 text-counter leading-[1.125rem] font-semibold whitespace-nowrap text-brand-contrast ring-2 ring-surface">
            {text.worn}
          </span>
        )}
      </span>
      <span
        className={cn(
          "mt-2 max-w-full text-ui font-semibold wrap-anywhere",
          owned ? "text-text" : "text-text-secondary",
        )}
      >
        {name}
      </span>
      {owned ? (
        <span className="tabular-nums">{ownedAt}</span>
      ) : most > 0 ? (
        <>
          <Progress
            size="sm"
            value={reached}
            max={most}
            aria-label={fillText(text.badgeProgress, { name })}
            className="my-0.75 w-16"
          />
          <span className="tabular-nums">{fillText(text.progress, { n: reached, max: most })}</span>
        </>
      ) : (
        <span>{text.notOwned}</span>
      )}
    </Link>
  );
}
