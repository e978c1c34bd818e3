/** How a widget is called and found. */
export interface WidgetEntry {
  /** Its Chinese name. */
  zh: string;
  /** Other words that someone would look for, Chinese and English, a space between them. */
  also: string;
  /** What it is for, in one line. */
  purpose: string;
}

/** By the folder of the widget, which is the id of its stories too. */
export type WidgetEntries = Record<string, WidgetEntry>;

/** Pages that are no widgets, by the id of their stories. */
export type PageEntries = Record<string, WidgetEntry & { en: string }>;
