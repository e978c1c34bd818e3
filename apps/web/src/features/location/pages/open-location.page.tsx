import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { Copy, MapPin } from "lucide-react";
import { useLocation } from "react-router-dom";
import { EmptyPage } from "#features/web-views/components/centered-card.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import type { Position } from "#shell/forms/use-geolocation.ts";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { copyText } from "#shell/sharing/copy-text.ts";
import { MapSchematic } from "../components/map-schematic.tsx";
import { TileMap } from "../components/tile-map.tsx";
import { formatPosition, readPosition } from "../map-place.ts";
import { locationText as text } from "../text.ts";

const MAX_TEXT_LENGTH = 60;

/** Returns the URL of a position on a public map, in WGS 84 coordinates. */
const getMapUrl = ({ latitude, longitude }: Position, name: string) =>
  `https://uri.amap.com/marker?${new URLSearchParams({
    position: `${longitude},${latitude}`,
    name,
    coordinate: "wgs84",
  })}`;

export const handle: PageHandle = {
  meta: () => ({ title: pages.openLocation.title, noindex: true }),
};

/** Page with the location of the query parameters latitude, longitude, name and address (ROUTE-076). */
export function Component() {
  const query = new URLSearchParams(useLocation().search);
  const { mapTiles } = useSiteInfo();
  const position = readPosition(query);
  if (!position) return <EmptyPage title={text.missing} description={text.missingHint} />;
  const getParameter = (name: string) => query.get(name)?.slice(0, MAX_TEXT_LENGTH) ?? "";
  const place = formatPosition(position);
  const name = getParameter("name") || text.view;
  return (
    <PageBody className="md:pt-5">
      <Card className="mx-auto max-w-202 overflow-clip max-md:rounded-none max-md:border-x-0">
        {mapTiles ? (
          <TileMap position={position} template={mapTiles} label={fillText(text.map, { name })} />
        ) : (
          <MapSchematic position={position} label={fillText(text.schematic, { name, place })} />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-6 md:px-8">
          <div className="flex items-start gap-3">
            <MapPin
              aria-hidden="true"
              size="1.375rem"
              strokeWidth={1.7}
              className="mt-1 flex-none text-brand-text"
            />
            <div className="min-w-0">
              <h1 className="font-semibold text-head leading-[1.875rem] wrap-anywhere">{name}</h1>
              {getParameter("address") && (
                <p className="text-text-secondary wrap-anywhere">{getParameter("address")}</p>
              )}
            </div>
          </div>
          <dl className="grid grid-cols-2 max-xs:grid-cols-1 gap-4 rounded-media bg-surface-sunken p-4 tabular-nums">
            <div>
              <dt className="text-meta text-text-muted">{text.latitude}</dt>
              <dd className="font-semibold">{position.latitude.toFixed(6)}</dd>
            </div>
            <div>
              <dt className="text-meta text-text-muted">{text.longitude}</dt>
              <dd className="font-semibold">{position.longitude.toFixed(6)}</dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-2">
            <Button
              className="max-md:h-11 max-md:flex-1"
              onClick={() => void copyText(place, { done: text.copied, failed: text.copyFailed })}
            >
              <Copy aria-hidden="true" strokeWidth={1.7} />
              {text.copyCoordinates}
            </Button>
            <Button tone="primary" asChild className="max-md:hidden">
              <Link href={paths.webview(getMapUrl(position, name))}>{text.openMap}</Link>
            </Button>
            <Button tone="primary" asChild className="max-md:h-11 max-md:flex-1 md:hidden">
              <a href={`geo:${position.latitude},${position.longitude}`}>{text.openMap}</a>
            </Button>
          </div>
        </div>
      </Card>
    </PageBody>
  );
}
