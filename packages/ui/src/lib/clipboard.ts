/** Copies a text where the clipboard API is missing, for example over plain HTTP. */
function copyBySelection(content: string): boolean {
  const area = document.createElement("textarea");
  area.value = content;
  area.setAttribute("readonly", "");
  area.style.cssText = "position:fixed;top:0;opacity:0";
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  return copied;
}

/** Writes a text to the clipboard and returns whether the browser allowed it. */
export async function writeClipboard(content: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(content);
  return navigator.clipboard.writeText(content).then(
    () => true,
    () => false,
  );
}
