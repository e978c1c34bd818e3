const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Formats a file size in kB or MB. Rounds up, so that a file just above a limit does not read like the limit itself. */
export function formatFileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} kB`;
  return `${Math.ceil((bytes / MEGABYTE) * 100) / 100} MB`;
}
