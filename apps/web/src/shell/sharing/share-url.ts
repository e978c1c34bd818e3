import type { App } from "#lib/app.tsx";
import { paths } from "#paths";
import { changeThread } from "#shell/session/viewer-actions.ts";
import type { Shared } from "./share.ts";

/** The full address of what is shared. */
export const sharedUrl = ({ id, href = paths.thread(id) }: Shared): string =>
  new URL(href, window.location.origin).href;

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
