import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import type { ThreadImage } from "../thread-card/thread.ts";
import { imageSrcSet, imageUrl } from "./media-layout.ts";

type MediaImageProps = Omit<ComponentProps<"img">, "src" | "srcSet"> & {
  image: ThreadImage;
  /** Loads the image at once, for the first row of a page. */
  priority?: boolean;
};

/**
 * Image of a thread: reserves its size, loads lazily unless it has priority, and offers the smaller copy if there is
 * one.
 */
export function MediaImage({ image, priority = false, alt = "", className, ...props }: MediaImageProps) {
  return (
    <img
      data-slot="media-image"
      width={image.width ?? 600}
      height={image.height ?? 400}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      {...props}
      alt={alt}
      srcSet={imageSrcSet(image)}
      src={image.thumbnailUrl || imageUrl(image) || undefined}
      className={cn("size-full object-cover dark:brightness-92", className)}
    />
  );
}
