import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Button } from "../button/button.tsx";

export type BannerView = {
  id: string;
  title: string;
  subtitle: string;
  /** Tag in the corner; may be empty. */
  tag: string;
  picUrl: string;
  linkUrl: string;
  /** Text of the button; may be empty. */
  buttonText: string;
};

export type BannerProps = Omit<ComponentProps<"div">, "children"> & {
  /** Banner to show, with the field names of the API. */
  banner: BannerView;
  /** Loads the image at once with the highest priority, for the first slide above the fold. */
  priority?: boolean;
};

/**
 * Slide of the home carousel: image, tag, title, subtitle and button, 200 px high, 112 on phones. The whole slide is
 * a link.
 */
export function Banner({ banner, priority = false, className, ...props }: BannerProps) {
  const { title, subtitle, tag, picUrl, linkUrl, buttonText } = banner;
  return (
    <div
      data-slot="banner"
      {...props}
      className={cn("relative isolate h-28 overflow-hidden bg-black text-white md:h-50", className)}
    >
      {picUrl && (
        <img
          src={picUrl}
          alt=""
          width={1712}
          height={400}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          className="absolute inset-0 -z-1 size-full object-cover object-[50%_62%]"
        />
      )}
      <span className="absolute inset-0 -z-1 bg-linear-to-r from-black/78 via-black/55 via-45% to-black/10 to-80% max-md:to-black/45" />
      <div className="flex h-full flex-col items-start px-4 py-3 md:px-8 md:py-7">
        {tag && (
          <span
            data-slot="banner-tag"
            className="inline-flex h-6 items-center rounded-control bg-white/20 px-2 text-meta leading-none font-semibold"
          >
            {tag}
          </span>
        )}
        <h2 className="mt-1.5 line-clamp-1 text-head font-semibold wrap-anywhere md:text-page md:leading-[2.375rem]">
          <Link
            href={linkUrl}
            className="after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white"
          >
            {title}
          </Link>
        </h2>
        <p className="line-clamp-1 wrap-anywhere text-white/90 max-md:pr-(--carousel-room)">{subtitle}</p>
        {buttonText && (
          <Button asChild className="mt-auto bg-white text-black ring-0 max-md:hidden">
            <span aria-hidden="true">{buttonText}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
