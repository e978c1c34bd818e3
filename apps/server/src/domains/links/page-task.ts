import { serveTask } from "../../core/child-task.ts";
import { parseMetadata } from "./page.ts";
import type { PageForTask } from "./read-metadata.ts";

serveTask(({ url, html, contentType }: PageForTask) =>
  parseMetadata({ url: new URL(url), html: Buffer.from(html), contentType }),
);
