import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useBrokenImage } from "../../lib/use-broken-image.ts";

export type CoverProps = Omit<ComponentProps<"span">, "children"> &
  Pick<ComponentProps<"img">, "loading"> & {
    /** 封面地址；没有或打不开时显示名字的首字与底色。 */
    src?: string | null;
    /** 没有图、图坏了时取第一个字。 */
    name?: string | null;
    /** 代替第一个字的东西。 */
    fallback?: ReactNode;
  };

/**
 * 圈子、商品、话题的封面图：大小与圆角由 className 定，图总是铺满。没有图、图坏了时是名字的第一个字。
 * 图不读出来，名字写在旁边。
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
            className="grid size-full place-items-center bg-tint-brand font-medium text-[length:min(40cqmin,2.25rem)] text-brand-text"
          >
            {initial}
          </span>
        )))
      )}
    </span>
  );
}
