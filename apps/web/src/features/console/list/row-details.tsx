import { cn } from "@lenscape/ui/lib/cn";

interface PictureListProps {
  images: readonly { url: string; thumbnailUrl?: string }[];
  /** Whether to show large pictures, for review. */
  large?: boolean;
}

/** Pictures that a member sent; each opens in full size in a new tab. */
export function PictureList({ images, large }: PictureListProps) {
  if (images.length === 0) return null;
  return (
    <div className={large ? "grid gap-2 md:grid-cols-2" : "flex flex-wrap gap-2"}>
      {images.map(({ url, thumbnailUrl }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img
            src={large ? url : (thumbnailUrl ?? url)}
            alt=""
            className={cn(
              "rounded-control bg-surface-sunken",
              large ? "aspect-square w-full object-contain" : "size-20 object-cover",
            )}
          />
        </a>
      ))}
    </div>
  );
}

/** List of labelled values; empty values are left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-meta">
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-muted">{name}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
