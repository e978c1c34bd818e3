import { ErrorState } from "@lenscape/ui/error-state";
import { rem } from "@lenscape/ui/lib/rem";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { locationText as text } from "#copy/web-view-text.ts";
import type { Position } from "#shell/forms/use-position.ts";
import { tilesAround } from "../map-tiles.ts";

interface TileMapProps {
  position: Position;
  /** Where a tile is, with {z}, {x} and {y}. */
  template: string;
  label: string;
}

/** A still map around a position, made of the tiles of the operator's choice; where none of them comes it says so. */
export function TileMap({ position, template, label }: TileMapProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
  const tiles = tilesAround(position, template);
  const lose = (src: string) => setLost((before) => (before.includes(src) ? before : [...before, src]));
  const shown = tiles.filter(({ src }) => !lost.includes(src));
  if (shown.length === 0) {
    return (
      <div className="grid h-70 place-items-center border-border border-b bg-surface-sunken">
        <ErrorState size="sm" title={text.noMap} onRetry={() => setLost([])} />
      </div>
    );
  }
  return (
    <figure className="border-border border-b">
      <div role="img" aria-label={label} className="relative h-70 overflow-hidden bg-surface-sunken">
        <div className="absolute top-1/2 left-1/2">
          {shown.map(({ src, left, top }) => (
            <img
              key={src}
              // One that failed before this script ran fires no event any more.
              ref={(tile) => {
                if (tile?.complete && tile.naturalWidth === 0 && tile.currentSrc) lose(src);
              }}
              src={src}
              alt=""
              width={256}
              height={256}
              referrerPolicy="no-referrer"
              onError={() => lose(src)}
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
      <figcaption className="px-4 py-1.5 text-text-muted text-xs md:px-8">{text.tiles}</figcaption>
    </figure>
  );
}
