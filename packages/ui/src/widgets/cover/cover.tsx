import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useBrokenImage } from "../../lib/use-broken-image.ts";

export type CoverProps = Omit<ComponentProps<"span">, "children"> &
  Pick<ComponentProps<"img">, "loading"> & {
    /** Address of the image; without it, or if it fails, the first character of the name is shown. */
    src?: string | null;
    /** Name, whose first character replaces a missing image. */
    name?: string | null;
    /** Content shown instead of the first character. */
    fallback?: ReactNode;
  };

/**
 * Cover image of a circle, product or topic, sized by `className`. A missing image is replaced by the first character
 * of the name. Hidden from screen readers, because the name stands next to it.
 */
export function Cover({ src, name, fallback, loading = "lazy", className, ...props }: CoverProps) {
  const { isShown, image } = useBrokenImage(src);
  const [initial] = name?.trim() ?? "";
  return (
    <span
      data-slot="cover"
      {...props}
      className={cn("block overflow-hidden bg-surface-sunken [container-type:size]", className)}
    >
      {isShown ? (
        <img
          {...image}
          alt=""
          loading={loading}
          decoding="async"
          className="size-full object-cover dark:brightness-92"
        />
      ) : (
        (fallback ??
        (initial && (
          <span
            aria-hidden="true"
            className="grid size-full place-items-center bg-tint-brand font-semibold text-[length:min(40cqmin,2.25rem)] text-brand-text"
          >
            {initial}
          </span>
        )))
      )}
    </span>
  );
}
