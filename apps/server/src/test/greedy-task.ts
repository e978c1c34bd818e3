import { serveTask } from "../core/child-task.ts";

/** Uses time or memory until the task is ended. */
serveTask((kind: string) => {
  if (kind === "error") throw new Error("not this one");
  const rows: unknown[] = [];
  for (;;) {
    if (kind === "rows") rows.push(new Array(1000).fill(rows.length));
    if (kind === "one array") rows.push(rows.length);
  }
});
