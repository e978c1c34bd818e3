import { share } from "@lenscape/ui/lib/share";
import { MapPin } from "lucide-react";
import type { Position } from "#shell/forms/use-geolocation.ts";

/** Visible distance from the center in degrees. */
const VIEWPORT = { longitude: 2.4, latitude: 0.9 };
/** Size of the drawing in user units. */
const SIZE = { width: 480, height: 180 };

const getIntegers = (from: number, to: number) =>
  Array.from(
    { length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) },
    (_, index) => Math.ceil(from) + index,
  );

const formatDegrees = (degrees: number, [plus, minus]: readonly [string, string]) =>
  `${Math.abs(degrees)}°${degrees < 0 ? minus : plus}`;

interface MapSchematicProps {
  position: Position;
  label: string;
}

/** Grid of meridians and parallels around a position, for communities without map tiles. */
export function MapSchematic({ position: { latitude, longitude }, label }: MapSchematicProps) {
  const x = (degrees: number) => ((degrees - longitude) / VIEWPORT.longitude + 1) * (SIZE.width / 2);
  const y = (degrees: number) => (1 - (degrees - latitude) / VIEWPORT.latitude) * (SIZE.height / 2);
  const meridians = getIntegers(longitude - VIEWPORT.longitude, longitude + VIEWPORT.longitude);
  const parallels = getIntegers(latitude - VIEWPORT.latitude, latitude + VIEWPORT.latitude);
  return (
    <div role="img" aria-label={label} className="relative bg-tint-brand">
      <svg
        aria-hidden="true"
        className="block w-full text-meta"
        style={{ aspectRatio: `${SIZE.width} / ${SIZE.height}` }}
      >
        <svg aria-hidden="true" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} width="100%" height="100%">
          <g className="stroke-brand-line" strokeWidth="1" vectorEffect="non-scaling-stroke">
            {meridians.map((degrees) => (
              <line key={degrees} x1={x(degrees)} x2={x(degrees)} y1={0} y2={SIZE.height} />
            ))}
            {parallels.map((degrees) => (
              <line key={degrees} y1={y(degrees)} y2={y(degrees)} x1={0} x2={SIZE.width} />
            ))}
          </g>
          <circle
            cx={SIZE.width / 2}
            cy={SIZE.height / 2}
            r="26"
            className="fill-brand-soft stroke-brand"
            strokeWidth="1"
          />
        </svg>
        {/* Outside the scaled drawing, so that the labels keep their font size. */}
        <g className="fill-brand-text">
          {meridians.map((degrees) => (
            <text key={degrees} x={share(x(degrees), SIZE.width)} y="100%" dx="0.25rem" dy="-0.375rem">
              {formatDegrees(degrees, ["E", "W"])}
            </text>
          ))}
          {parallels.map((degrees) => (
            <text key={degrees} y={share(y(degrees), SIZE.height)} dx="0.25rem" dy="-0.25rem">
              {formatDegrees(degrees, ["N", "S"])}
            </text>
          ))}
        </g>
      </svg>
      <MapPin
        aria-hidden="true"
        size="1.75rem"
        strokeWidth={1.7}
        className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full fill-brand text-brand-contrast"
      />
    </div>
  );
}
