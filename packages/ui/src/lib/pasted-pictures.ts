const getHtmlText = (html: string): string => {
  if (!html) return "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("style, script, title, noscript")) element.remove();
  return body.textContent?.trim() ?? "";
};

/**
 * Whether a clipboard or a drop contains a text. Spreadsheets add a picture of the copied cells to their text. Some
 * systems add the names of copied files as text, which does not count.
 */
export function hasPastedText(data: DataTransfer | null | undefined): boolean {
  if (!data) return false;
  const text = data.getData("text/plain").trim();
  const names = new Set(Array.from(data.files, ({ name }) => name));
  const isText = text !== "" && !text.split(/[\r\n]+/).every((line) => names.has(line.trim()));
  return isText || (text === "" && getHtmlText(data.getData("text/html")) !== "");
}

/** Returns the pictures of a clipboard; none if it contains a text, because the text is meant then. */
export function getPastedPictures(data: DataTransfer | null | undefined): File[] {
  const pictures = Array.from(data?.files ?? []).filter(({ type }) => type.startsWith("image/"));
  return pictures.length > 0 && !hasPastedText(data) ? pictures : [];
}
