import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { wrapTextBesideSiblings } from "../../lib/wrap-text.tsx";

const tag = cva(
  "inline-flex h-5 flex-none items-center gap-0.75 rounded-xs px-1.5 align-[0.125rem] text-xs leading-none font-medium whitespace-nowrap [:where(&_svg)]:size-3",
  {
    variants: {
      /** 底色与字色，只分类。 */
      tone: {
        neutral: "bg-surface-sunken text-text-secondary",
        brand: "bg-brand-soft text-brand-text",
        accent: "bg-accent-soft text-accent-text",
        danger: "bg-danger-soft text-danger-text",
        info: "bg-info-soft text-info-text",
        plum: "bg-plum-soft text-plum-text",
      },
    },
  },
);

export type TagProps = ComponentProps<"span"> &
  VariantProps<typeof tag> & {
    /** 标签上的字，图标放在字的前面。 */
    children?: ReactNode;
  };

/** 标签，高 20。颜色只分类，不单独承载意思：文字总要在。 */
export function Tag({ tone = "neutral", className, children, ...props }: TagProps) {
  return (
    <span data-slot="tag" {...props} className={cn(tag({ tone }), className)}>
      {wrapTextBesideSiblings(children)}
    </span>
  );
}

export type KindTagProps = Omit<ComponentProps<"span">, "children"> & {
  /** 是哪一种标签；颜色与文字都由它决定。 */
  kind: "essence" | "help" | "pinned" | "author" | "moderator" | "poll";
};

const KIND_TONES = {
  essence: "accent",
  help: "info",
  pinned: "brand",
  author: "brand",
  moderator: "info",
  poll: "plum",
} as const;

/** 用词固定的标签：精华（琥珀）、求助、置顶、楼主、版主、投票。 */
export function KindTag({ kind, ...props }: KindTagProps) {
  const text = useText();
  return (
    <Tag data-kind={kind} tone={KIND_TONES[kind]} {...props}>
      {text[kind]}
    </Tag>
  );
}

const heat = cva(
  "inline-grid size-4.5 flex-none place-items-center rounded-xs text-2xs leading-none font-semibold",
  {
    variants: {
      kind: {
        hot: "bg-tint-amber text-accent-text",
        boom: "bg-tint-red text-danger-text",
        fresh: "bg-tint-brand text-brand-text",
      },
    },
  },
);

export type HeatTagProps = Omit<ComponentProps<"span">, "children"> & {
  /** 热、爆还是新；字与颜色都由它决定。 */
  kind: "hot" | "boom" | "fresh";
};

/** 话题后的 18 小方块：热、爆、新。 */
export function HeatTag({ kind, className, ...props }: HeatTagProps) {
  const text = useText();
  return (
    <span data-slot="heat-tag" data-kind={kind} {...props} className={cn(heat({ kind }), className)}>
      {text[kind]}
    </span>
  );
}

export type TopicTagProps = Omit<ComponentProps<"a">, "children"> & {
  /** 话题名，不带井号。 */
  name: string;
};

/** 话题标签，高 24，自带井号。给了 `href` 就是链接。 */
export function TopicTag({ name, href, className, ...props }: TopicTagProps) {
  const classes = cn(
    "no-autospace inline-flex h-6 max-w-full items-center rounded-sm bg-brand-soft px-2 text-sm whitespace-nowrap text-brand-text",
    href && "hit-area transition-colors hover:bg-brand-soft-hover",
    className,
  );
  const label = <span className="truncate">{`#${name}`}</span>;
  if (href === undefined) {
    return (
      <span data-slot="topic-tag" {...(props as ComponentProps<"span">)} className={classes}>
        {label}
      </span>
    );
  }
  return (
    <Link data-slot="topic-tag" {...props} href={href} className={classes}>
      {label}
    </Link>
  );
}
