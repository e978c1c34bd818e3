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
      /** 边长 36 / 72 / 128：昵称旁、徽章墙、徽章页。 */
      size: {
        sm: "size-9 rounded-lg [:where(&_svg)]:size-4.5",
        md: "size-18 rounded-[1.5rem] [:where(&_svg)]:size-8.5",
        lg: "size-32 rounded-[2.625rem] [:where(&_svg)]:size-15",
      },
    },
  },
);

export type BadgeMarkProps = ComponentProps<"span"> &
  VariantProps<typeof mark> & {
    /** 中间的图形，通常是一个图标。 */
    children?: ReactNode;
    /** 底色，按徽章的系列给。 */
    tone?: keyof typeof TINTS;
    /** 已经得到；没有得到时是灰的。 */
    owned?: boolean;
  };

/** 徽章图形：圆角方块，下部 42% 压一层同色，就是那条地平线；没有得到的是石灰色。 */
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
  /** 整格通往的徽章页。 */
  href: string;
  /** 徽章的名字，写在图的下面。 */
  name: string;
  /** 底色，按徽章的系列给。 */
  tone?: BadgeMarkProps["tone"];
  /** 徽章中间的图形，通常是一个图标。 */
  icon?: ReactNode;
  /** 得到的日期，`YYYY-MM-DD`；不给就是还没得到。 */
  ownedAt?: string | null;
  /** 正佩戴在昵称旁。 */
  worn?: boolean;
  /** 还没得到时的进度。 */
  value?: number;
  /** 得到它要的数；与 `value` 一起写成进度。 */
  max?: number;
};

/** 徽章墙的一格：图形、名称、得到的日期，或者还差多少。佩戴中的挂一个绿色小标。 */
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
        "relative grid content-start justify-items-center gap-0.5 rounded-lg px-1 pt-4 pb-3 text-center text-xs text-text-muted transition-colors hover:bg-surface-hover focus-visible:-outline-offset-2",
        className,
      )}
    >
      <span className="relative">
        <BadgeMark tone={tone} owned={owned}>
          {icon}
        </BadgeMark>
        {worn && owned && (
          <span className="absolute -top-1.5 left-12 z-2 h-4.5 rounded-full bg-brand px-1.25 text-2xs leading-[1.125rem] font-semibold whitespace-nowrap text-brand-contrast ring-2 ring-surface">
            {text.worn}
          </span>
        )}
      </span>
      <span
        className={cn(
          "mt-2 max-w-full text-base font-medium wrap-anywhere",
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
