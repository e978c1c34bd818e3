import type { Position } from "#shell/forms/use-geolocation.ts";

/** A selected region, down to the level that was selected. */
export interface Place {
  province: string;
  city?: string;
  district?: string;
}

/** Formats a place as one line. A municipality, which is its own province, appears once. */
export const formatPlace = ({ province, city, district }: Place): string =>
  [province, city === province ? undefined : city, district].filter(Boolean).join(" ");

/** Reads the position from the query. Returns null for missing or invalid coordinates. */
export function readPosition(query: URLSearchParams): Position | null {
  const [latitude, longitude] = ["latitude", "longitude"].map((name) => {
    const text = query.get(name)?.trim();
    return text ? Number(text) : Number.NaN;
  });
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Formats a position with a precision of about 10 m. */
export const formatPosition = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
