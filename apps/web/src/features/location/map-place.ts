import type { Position } from "#shell/forms/use-position.ts";

/** A chosen place: as much of it as was chosen. */
export interface Place {
  province: string;
  city?: string;
  district?: string;
}

/** A place as one line; a city that is its own province is said once. */
export const placeName = ({ province, city, district }: Place): string =>
  [province, city === province ? undefined : city, district].filter(Boolean).join(" ");

/** The position that two numbers of a query name; null when they name none on earth. */
export function readPosition(query: URLSearchParams): Position | null {
  const [latitude, longitude] = ["latitude", "longitude"].map((name) => {
    const text = query.get(name)?.trim();
    return text ? Number(text) : Number.NaN;
  });
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A position as it is read, to some ten metres. */
export const positionName = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
