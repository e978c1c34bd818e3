import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";

const stat = cva("whitespace-nowrap text-text-muted max-xs:whitespace-normal", {
  variants: {
    /** `lg` has a larger number, for headers. */
    size: { sm: "text-meta", lg: "text-meta" },
    /** Label at the right of the number or below it. */
    layout: { inline: "inline-block", stacked: "block text-center text-meta" },
  },
});

const VALUE = {
  inline: { sm: "mr-1 text-meta", lg: "mr-1.25 text-title" },
  stacked: { sm: "block text-ui leading-[1.5rem]", lg: "block text-title" },
};

export type StatProps = Omit<ComponentProps<"span">, "children"> &
  VariantProps<typeof stat> & {
    /** Number, abbreviated above 10,000, for example "1.2 万"; "–" while unknown. */
    value: number | undefined;
    /** Label of the number, for example "成员". */
    label: string;
    /** Address, which makes the whole a link. */
    href?: string;
  };

/** A number with its label, for example "1.2 万 粉丝". `inline` side by side, `stacked` one below the other. */
export function Stat({ value, label, href, size = "sm", layout = "inline", className, ...props }: StatProps) {
  const locale = useLocale();
  const number = VALUE[layout ?? "inline"][size ?? "sm"];
  const content = (
    <>
      <b className={cn("font-semibold text-text tabular-nums", number)}>
        {value === undefined ? "–" : formatCount(value, locale)}
      </b>
      <span>{label}</span>
    </>
  );
  return (
    <span data-slot="stat" {...props} className={cn(stat({ size, layout }), className)}>
      {href ? (
        <Link
          href={href}
          className={cn(
            "hit-area rounded-control py-1 hover:text-brand-text",
            layout === "stacked" && "-my-1 block",
          )}
        >
          {content}
        </Link>
      ) : (
        content
      )}
    </span>
  );
}
