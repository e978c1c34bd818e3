/** What the docs page of every widget says besides the things read from its source. */
export interface Usage {
  /** When to take this widget. */
  use: string;
  /** When not, and what to take instead. */
  avoid: string;
  /** Key → what it does. Left out for a widget that takes no focus. */
  keys?: Record<string, string>;
  /** How its words are written, where the general rules of the foundations are not enough. */
  copy?: string;
  /** Opens over the page: on the docs page every story of it has a frame of its own, or they would lie on each other. */
  covers?: boolean;
}

/** The story parameter the docs page reads: `parameters: usage({ … })`. */
export function usage(value: Usage) {
  // Higher than the 500 px below which a popup turns into a sheet: the centred layout is to be seen too.
  const docs = { story: { inline: false, height: "560px" } };
  return value.covers ? { usage: value, docs } : { usage: value };
}

/** The folder of the widget whose stories a file holds; undefined for other files. */
export const widgetFolder = (fileName: unknown): string | undefined =>
  /widgets\/([\w-]+)\//.exec(String(fileName))?.[1];

/** The name of the type of a widget's props: `icon-button` → `IconButtonProps`. */
export const propsType = (folder: string): string =>
  `${folder.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase())}Props`;
