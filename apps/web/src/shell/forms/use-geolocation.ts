import { useCallback, useState } from "react";
import { LOCATE_TIMEOUT_MS } from "#config/timing.ts";

export interface Position {
  latitude: number;
  longitude: number;
}

export type GeolocationState =
  | { state: "idle" | "locating" | "denied" | "failed" }
  | { state: "found"; position: Position };

/** Returns the state of the browser's geolocation, and a function that requests the position. */
export function useGeolocation(): [locating: GeolocationState, locate: () => void] {
  const [locating, setLocating] = useState<GeolocationState>({ state: "idle" });
  const locate = useCallback(() => {
    if (!("geolocation" in navigator)) return setLocating({ state: "failed" });
    setLocating({ state: "locating" });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setLocating({ state: "found", position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setLocating({ state: code === PERMISSION_DENIED ? "denied" : "failed" }),
      { timeout: LOCATE_TIMEOUT_MS },
    );
  }, []);
  return [locating, locate];
}
