import type { ClipboardEvent, DragEvent } from "react";

/** What an element needs to take files that are dropped on it or pasted into it; a text that is pasted stays one. */
export const fileDrop = (take: (files: readonly File[]) => void) => ({
  onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (event.defaultPrevented || files.length === 0) return;
    if (event.clipboardData.getData("text/plain").trim()) return;
    event.preventDefault();
    take(files);
  },
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes("Files")) event.preventDefault();
  },
  onDrop(event: DragEvent) {
    const files = [...event.dataTransfer.files];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    take(files);
  },
});
