import { ErrorState } from "@lenscape/ui/error-state";
import { rem } from "@lenscape/ui/lib/rem";
import { MapPin } from "lucide-react";
import { useState } from "react";
import type { Position } from "#shell/forms/use-geolocation.ts";
import { getTilesAround } from "../map-tiles.ts";
import { locationText as text } from "../text.ts";

interface TileMapProps {
  position: Position;
  /** URL of a tile with the placeholders {z}, {x} and {y}. */
  template: string;
  label: string;
}

/** Static map around a position with the tiles of the configured provider. Shows an error if no tile loads. */
export function TileMap({ position, template, label }: TileMapProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const tiles = getTilesAround(position, template);
  const onTileError = (src: string) =>
    setFailed((before) => (before.includes(src) ? before : [...before, src]));
  const visible = tiles.filter(({ src }) => !failed.includes(src));
  if (visible.length === 0) {
    return (
      <div className="grid h-70 place-items-center border-border border-b bg-surface-sunken">
        <ErrorState size="sm" title={text.mapFailed} onRetry={() => setFailed([])} />
      </div>
    );
  }
  return (
    <figure className="border-border border-b">
      <div role="img" aria-label={label} className="relative h-70 overflow-hidden bg-surface-sunken">
        <div className="absolute top-1/2 left-1/2">
          {visible.map(({ src, left, top }) => (
            <img
              key={src}
              // A tile that failed before hydration fires no event.
              ref={(tile) => {
                if (tile?.complete && tile.naturalWidth === 0 && tile.currentSrc) onTileError(src);
              }}
              src={src}
              alt=""
              width={256}
              height={256}
              referrerPolicy="no-referrer"
              onError={() => onTileError(src)}
              className="absolute size-64 max-w-none"
              style={{ left: rem(left), top: rem(top) }}
            />
          ))}
        </div>
        <MapPin
          aria-hidden="true"
          size="2rem"
          strokeWidth={2}
          className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full fill-brand text-brand-contrast"
        />
      </div>
      <figcaption className="px-4 py-1.5 text-text-muted text-meta md:px-8">{text.tileSource}</figcaption>
    </figure>
  );
}
