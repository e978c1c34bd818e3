import { cva, type VariantProps } from "class-variance-authority";
import { User } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useBrokenImage } from "../../lib/use-broken-image.ts";

const avatar = cva("relative inline-block flex-none rounded-full align-middle", {
  variants: {
    /** 直径，默认字号下的 px；读者调大字号时随之放大。 */
    size: {
      20: "size-5 text-2xs",
      24: "size-6 text-2xs",
      28: "size-7 text-xs",
      32: "size-8 text-sm",
      36: "size-9 text-base",
      40: "size-10 text-md",
      48: "size-12 text-lg",
      56: "size-14 text-xl",
      96: "size-24 text-3xl",
    },
  },
});

export type AvatarProps = Omit<ComponentProps<"span">, "children"> &
  VariantProps<typeof avatar> & {
    /** 头像地址；没有或打不开时显示昵称的首字。 */
    src?: string | null;
    /** 昵称，没有图片或图片坏了时取第一个字。 */
    name?: string;
    /** 图片的替代文字。昵称就写在旁边时留空，免得读两遍。 */
    alt?: string;
    /** 已认证设备：右下角一副小眼镜。 */
    verified?: boolean;
    /** 首屏里的头像给 `eager`；默认 `lazy`，滚到附近才取。 */
    loading?: "lazy" | "eager";
  };

/** 头像。图片缺失或加载失败时显示昵称首字，没有昵称时显示默认人像。 */
export function Avatar({
  src,
  name,
  alt = "",
  size = 36,
  verified = false,
  loading = "lazy",
  className,
  ...props
}: AvatarProps) {
  const { isShown, image } = useBrokenImage(src);
  return (
    <span data-slot="avatar" {...props} className={cn(avatar({ size }), className)}>
      {isShown ? (
        <img
          {...image}
          data-slot="avatar-image"
          alt={alt}
          loading={loading}
          decoding="async"
          className="size-full rounded-full bg-surface-sunken object-cover"
        />
      ) : (
        <AvatarFallback name={name} alt={alt} />
      )}
      {verified && <VerifiedMark large={size === 96} />}
    </span>
  );
}

function AvatarFallback({ name, alt }: { name?: string; alt: string }) {
  const initial = Array.from(name?.trim() ?? "")[0]?.toUpperCase();
  const spoken = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return (
    <span
      data-slot="avatar-fallback"
      {...spoken}
      className="grid size-full place-items-center rounded-full bg-tint-brand leading-none font-medium text-brand-text"
    >
      {initial ?? <User aria-hidden="true" className="size-3/5" strokeWidth={1.7} />}
    </span>
  );
}

function VerifiedMark({ large }: { large: boolean }) {
  const text = useText();
  return (
    <span
      data-slot="avatar-verified"
      role="img"
      aria-label={text.verifiedDevice}
      title={text.verifiedDevice}
      className={cn(
        "absolute grid place-items-center rounded-full bg-brand text-brand-contrast ring-2 ring-surface",
        large ? "right-0 bottom-1 h-5.5 w-7.5" : "-right-1 -bottom-0.5 h-3.5 w-4.5",
      )}
    >
      <svg viewBox="0 0 14 8" aria-hidden="true" className="h-2 w-3.5 fill-none stroke-current stroke-[1.4]">
        <circle cx="4" cy="4" r="2.2" />
        <circle cx="10" cy="4" r="2.2" />
        <path d="M6.2 3.8h1.6" />
      </svg>
    </span>
  );
}
