import type { App } from "#lib/app.tsx";
import { paths } from "#paths";
import { changeThread } from "../viewer-acts.ts";

/** The full address of a thread. */
export const threadUrl = (id: string): string => new URL(paths.thread(id), window.location.origin).href;

/**
 * Counts a share for a member; a visitor's is not counted. What was handed on has been handed on: a count that could
 * not be kept is nothing to tell.
 */
export async function countShare(app: App, threadId: string): Promise<void> {
  if (!app.session.token()) return;
  const counted = app.api.call("threadShare", { body: { threadId }, silent: true });
  await counted.then(
    ({ count }) => changeThread(app, threadId, (row) => ({ ...row, shareCount: count })),
    () => undefined,
  );
}
