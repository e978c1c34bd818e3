/** Texts of a widget's docs page that cannot be read from its source. */
export interface Usage {
  /** Purpose in one sentence, under the name and in the search of the gallery. */
  purpose: string;
  /** Cases for this widget. */
  use: string;
  /** Cases against it, each with the widget to use instead. */
  avoid: string;
  /** Effects by key. Omitted for a widget without focus. */
  keys?: Record<string, string>;
  /** Rules for its texts beyond the general rules of the foundations. */
  copy?: string;
  /** Whether it opens over the page. Its stories have a frame each on the docs page, so that they do not overlap. */
  covers?: boolean;
}

/** Creates the story parameters that the docs page reads: `parameters: usage({ … })`. */
export function usage(value: Usage) {
  // Higher than the 500 px below which a popup becomes a sheet.
  const docs = { story: { inline: false, height: "560px" } };
  return value.covers ? { usage: value, docs } : { usage: value };
}

/** Returns the folder of the widget of a file, or undefined for other files. */
export const getWidgetFolder = (fileName: unknown): string | undefined =>
  /widgets\/([\w-]+)\//.exec(String(fileName))?.[1];

/** `icon-button` → `IconButton`. */
export const toComponentName = (folder: string): string =>
  folder.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());
