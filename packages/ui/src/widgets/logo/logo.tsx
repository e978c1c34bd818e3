import type { ComponentProps } from "react";
import { useBrand } from "../../lib/brand.ts";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";

export type LogoProps = Omit<ComponentProps<"span">, "children"> & {
  /** Shows only the mark, with an accessible name. */
  markOnly?: boolean;
};

/** Logo: two lenses on a horizon in the theme's colours, or logo and name of the community (`BrandContext`). */
export function Logo({ markOnly = false, className, ...props }: LogoProps) {
  const text = useText();
  const { name = text.brandName, logoUrl } = useBrand();
  return (
    <span
      data-slot="logo"
      {...props}
      className={cn(
        "inline-flex min-w-0 items-center gap-2.5 text-[1.125rem] leading-[1.5rem] font-semibold tracking-[0.02em] whitespace-nowrap text-text max-md:text-title",
        className,
      )}
    >
      {logoUrl ? (
        <img
          src={logoUrl}
          alt=""
          className="h-6.5 w-auto flex-none rounded-control object-contain max-md:h-5.5"
        />
      ) : (
        <Glasses />
      )}
      <span data-slot="logo-name" className={markOnly ? "sr-only" : "truncate"}>
        {name}
      </span>
    </span>
  );
}

const Glasses = () => (
  <svg aria-hidden="true" viewBox="0 0 48 30" className="h-6.5 w-10.5 flex-none max-md:h-5.5 max-md:w-9">
    <path d="M5.45 16.2a9.2 9.2 0 0 0 18.3 0z" className="fill-brand" />
    <path d="M24.25 16.2a9.2 9.2 0 0 0 18.3 0z" className="fill-accent" />
    <g className="fill-none stroke-current stroke-[2.6] [stroke-linecap:round]">
      <circle cx="14.6" cy="15" r="10" />
      <circle cx="33.4" cy="15" r="10" />
      <path d="M1.5 15h45" />
    </g>
  </svg>
);
