import { serveTask } from "../../../core/child-task.ts";
import type { PageForTask } from "./link-metadata.ts";
import { parseMetadata } from "./link-page.ts";

serveTask(({ url, html, contentType }: PageForTask) =>
  parseMetadata({ url: new URL(url), html: Buffer.from(html), contentType }),
);
