import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { LocateFixed } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { usePosition } from "#shell/forms/use-position.ts";
import { placeText as text } from "./place-text.ts";

export interface Point {
  lat: number;
  lng: number;
}

interface PointFieldProps {
  point: Point | undefined;
  /** The place got another name, and the point may no longer be where it is. */
  renamed?: boolean;
  onChange: (point: Point | undefined) => void;
}

/** Some hundred metres: nothing finer leaves the browser. */
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Where a place is on the map: where I am, and only when I press the button. */
export function PointField({ point, renamed, onChange }: PointFieldProps) {
  const [locating, locate] = usePosition();
  const position = locating.state === "found" ? locating.position : undefined;
  const take = useEffectEvent(onChange);
  useEffect(() => {
    if (position) take({ lat: coarse(position.latitude), lng: coarse(position.longitude) });
  }, [position]);
  return (
    <div className="grid justify-items-start gap-2">
      {point ? (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          {fillText(text.near, { place: `${point.lat}, ${point.lng}` })}
          <Button tone="ghost" size="sm" onClick={() => onChange(undefined)}>
            {text.drop}
          </Button>
        </p>
      ) : (
        <Button loading={locating.state === "locating"} onClick={locate}>
          <LocateFixed aria-hidden="true" strokeWidth={1.7} />
          {locating.state === "locating" ? text.locating : text.locate}
        </Button>
      )}
      {(locating.state === "denied" || locating.state === "failed") && (
        <p role="alert" className="text-danger-text text-sm">
          {text[locating.state]}
        </p>
      )}
      <p className={renamed && point ? "text-sm text-warning-text" : "text-sm text-text-muted"}>
        {renamed && point ? text.renamed : text.note}
      </p>
    </div>
  );
}
