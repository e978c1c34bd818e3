import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { LocateFixed } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useGeolocation } from "#shell/forms/use-geolocation.ts";
import { placeText as text } from "./text.ts";

export interface Coordinates {
  lat: number;
  lng: number;
}

interface CoordinatesFieldProps {
  point: Coordinates | undefined;
  /** Whether the location was renamed after its coordinates were attached. */
  isRenamed?: boolean;
  onChange: (point: Coordinates | undefined) => void;
}

/** Rounds to about 100 m, so that the exact position never leaves the browser. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Button that attaches the current position of the member to a location. */
export function CoordinatesField({ point, isRenamed, onChange }: CoordinatesFieldProps) {
  const [locating, locate] = useGeolocation();
  const position = locating.state === "found" ? locating.position : undefined;
  const emitChange = useEffectEvent(onChange);
  useEffect(() => {
    if (position) emitChange({ lat: roundDegrees(position.latitude), lng: roundDegrees(position.longitude) });
  }, [position]);
  return (
    <div className="grid justify-items-start gap-2">
      {point ? (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta tabular-nums">
          <span key={`${point.lat},${point.lng}`}>
            {fillText(text.attached, { place: `${point.lat}, ${point.lng}` })}
          </span>
          <Button tone="ghost" size="sm" onClick={() => onChange(undefined)}>
            {text.removeCoordinates}
          </Button>
        </p>
      ) : (
        <Button loading={locating.state === "locating"} onClick={locate}>
          <LocateFixed aria-hidden="true" strokeWidth={1.7} />
          <span key={locating.state}>{locating.state === "locating" ? text.locating : text.locate}</span>
        </Button>
      )}
      {(locating.state === "denied" || locating.state === "failed") && (
        <p role="alert" className="text-danger-text text-meta">
          {text[locating.state]}
        </p>
      )}
      <p className={isRenamed && point ? "text-meta text-warning-text" : "text-meta text-text-muted"}>
        {isRenamed && point ? text.renamed : text.note}
      </p>
    </div>
  );
}
