const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Formats a file size in kB or MB. Rounds up, so that a file slightly above a limit is not shown as the limit. */
export function formatFileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} kB`;
  return `${Math.ceil((bytes / MEGABYTE) * 100) / 100} MB`;
}
