/** Hands a file to the browser under a name in which nothing stands that a file system forbids. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|]/g, " ");
  link.click();
  // The download has begun with the click; a later turn may let go of the address.
  setTimeout(() => URL.revokeObjectURL(address));
}
