import { cn } from "@lenscape/ui/lib/cn";

interface PicturesProps {
  images: readonly { url: string; thumbnailUrl?: string }[];
  /** As large as there is room, where they are what is judged. */
  large?: boolean;
}

/** Pictures that a member sent, small; each opens whole in a tab of its own. */
export function Pictures({ images, large }: PicturesProps) {
  if (images.length === 0) return null;
  return (
    <div className={large ? "grid gap-2 md:grid-cols-2" : "flex flex-wrap gap-2"}>
      {images.map(({ url, thumbnailUrl }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img
            src={large ? url : (thumbnailUrl ?? url)}
            alt=""
            className={cn(
              "rounded-md bg-surface-sunken",
              large ? "aspect-square w-full object-contain" : "size-20 object-cover",
            )}
          />
        </a>
      ))}
    </div>
  );
}

/** Names and values below each other; what is empty stays away. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
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
