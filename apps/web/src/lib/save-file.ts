/** Downloads a file under a name without the characters that file systems forbid. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|]/g, " ");
  link.click();
  // The download has started with the click; the address can be revoked later.
  setTimeout(() => URL.revokeObjectURL(address));
}
