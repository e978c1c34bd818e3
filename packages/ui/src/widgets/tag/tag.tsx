import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { wrapTextBesideSiblings } from "../../lib/wrap-text.tsx";

const tag = cva(
  "inline-flex h-5 flex-none items-center gap-0.75 rounded-control px-1.5 align-[0.125rem] text-meta leading-none font-semibold whitespace-nowrap max-xs:h-auto max-xs:min-h-5 max-xs:flex-initial max-xs:leading-[1.25rem] max-xs:whitespace-normal [:where(&_svg)]:size-3",
  {
    variants: {
      /** Colours, for categories only. */
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
    /** Text, after an optional icon. */
    children?: ReactNode;
  };

/** Tag, 20 px high. The colour shows a category and never replaces the text. */
export function Tag({ tone = "neutral", className, children, ...props }: TagProps) {
  return (
    <span data-slot="tag" {...props} className={cn(tag({ tone }), className)}>
      {wrapTextBesideSiblings(children)}
    </span>
  );
}

export type KindTagProps = Omit<ComponentProps<"span">, "children"> & {
  /** Kind, which decides colour and text. */
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

/** Tag with a fixed text: essence, question, pinned, author, moderator, poll. */
export function KindTag({ kind, ...props }: KindTagProps) {
  const text = useText();
  return (
    <Tag data-kind={kind} tone={KIND_TONES[kind]} {...props}>
      {text[kind]}
    </Tag>
  );
}

const heat = cva(
  "inline-grid size-4.5 flex-none place-items-center rounded-control text-counter leading-none font-semibold",
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
  /** Hot, very hot or new; decides text and colour. */
  kind: "hot" | "boom" | "fresh";
};

/** Small square after a topic: 热, 爆, 新. */
export function HeatTag({ kind, className, ...props }: HeatTagProps) {
  const text = useText();
  return (
    <span data-slot="heat-tag" data-kind={kind} {...props} className={cn(heat({ kind }), className)}>
      {text[kind]}
    </span>
  );
}

export type TopicTagProps = Omit<ComponentProps<"a">, "children"> & {
  /** Topic name without the hash sign. */
  name: string;
};

/** Tag of a topic with a hash sign. With `href` it is a link. */
export function TopicTag({ name, href, className, ...props }: TopicTagProps) {
  const classes = cn(
    "no-autospace inline-flex h-6 max-w-full items-center rounded-control bg-brand-soft px-2 text-meta whitespace-nowrap text-brand-text",
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
