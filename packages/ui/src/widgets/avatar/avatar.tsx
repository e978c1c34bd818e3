import { cva, type VariantProps } from "class-variance-authority";
import { User } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useBrokenImage } from "../../lib/use-broken-image.ts";

const avatar = cva("relative inline-block flex-none rounded-full align-middle", {
  variants: {
    /** Diameter in px at the default font size; scales with the reader's font size. */
    size: {
      20: "size-5 text-counter",
      24: "size-6 text-counter",
      28: "size-7 text-meta",
      32: "size-8 text-meta",
      36: "size-9 text-ui",
      40: "size-10 text-ui",
      48: "size-12 text-title",
      56: "size-14 text-head",
      96: "size-24 text-page",
    },
  },
});

export type AvatarProps = Omit<ComponentProps<"span">, "children"> &
  VariantProps<typeof avatar> & {
    /** Address of the image; without it, or if it fails, the first character of the nickname is shown. */
    src?: string | null;
    /** Nickname, whose first character replaces a missing image. */
    name?: string;
    /** Alternative text of the image. Leave it empty next to the nickname, which would be read twice. */
    alt?: string;
    /** Shows the glasses mark of an owner of a certified device. */
    verified?: boolean;
    /** Use `eager` above the fold; `lazy` (default) loads the image when it is scrolled near. */
    loading?: "lazy" | "eager";
  };

/** Avatar. A missing or broken image is replaced by the first character of the nickname, or by a default figure. */
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
      className="grid size-full place-items-center rounded-full bg-tint-brand leading-none font-semibold text-brand-text"
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
