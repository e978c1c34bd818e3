import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";

const stat = cva("whitespace-nowrap text-text-muted max-xs:whitespace-normal", {
  variants: {
    /** `lg` 的数值大一号，用在题头。 */
    size: { sm: "text-sm", lg: "text-sm" },
    /** 名字在数值右边，还是在下面。 */
    layout: { inline: "inline-block", stacked: "block text-center text-xs" },
  },
});

const VALUE = {
  inline: { sm: "mr-1 text-sm", lg: "mr-1.25 text-lg" },
  stacked: { sm: "block text-md leading-[1.5rem]", lg: "block text-lg" },
};

export type StatProps = Omit<ComponentProps<"span">, "children"> &
  VariantProps<typeof stat> & {
    /** 数值，过万缩写成「1.2 万」；还不知道时写「–」。 */
    value: number | undefined;
    /** 数值后面的名称，例如「成员」。 */
    label: string;
    /** 给了它，整块是链接。 */
    href?: string;
  };

/** 一个数和它的名字：「1.2 万 粉丝」。`inline` 并排，`stacked` 上下。 */
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
            "hit-area rounded-xs py-1 hover:text-brand-text",
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
