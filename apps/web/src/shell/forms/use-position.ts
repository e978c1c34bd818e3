import { useCallback, useState } from "react";
import { LOCATE_TIMEOUT } from "#config/timing.ts";

export interface Position {
  latitude: number;
  longitude: number;
}

export type Locating =
  | { state: "idle" | "locating" | "denied" | "failed" }
  | { state: "found"; position: Position };

/** Asks the browser where it is, when told to. Nothing of it is sent anywhere. */
export function usePosition(): [locating: Locating, locate: () => void] {
  const [locating, setLocating] = useState<Locating>({ state: "idle" });
  const locate = useCallback(() => {
    if (!("geolocation" in navigator)) return setLocating({ state: "failed" });
    setLocating({ state: "locating" });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setLocating({ state: "found", position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setLocating({ state: code === PERMISSION_DENIED ? "denied" : "failed" }),
      { timeout: LOCATE_TIMEOUT },
    );
  }, []);
  return [locating, locate];
}
