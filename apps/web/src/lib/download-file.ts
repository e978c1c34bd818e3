/** Downloads a file. Characters that file systems forbid are removed from its name. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]/g, " ");
  link.click();
  // The download starts in the click's task.
  setTimeout(() => URL.revokeObjectURL(url));
}
