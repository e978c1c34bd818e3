import { codeConnect } from "./code-connect.ts";
import { widgetFiles } from "./widget-files.ts";

/** The Code Connect templates that the widgets below a folder make now: file name → text. */
export const codeConnectFiles = (widgets: string): Record<string, string> =>
  codeConnect(widgetFiles(widgets));
