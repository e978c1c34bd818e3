import type { App } from "#lib/app.tsx";
import { paths } from "#paths";
import { changeThread } from "#shell/session/viewer-actions.ts";
import type { SharedThread } from "./share.ts";

/** Returns the absolute URL of a shared thread. */
export const getShareUrl = ({ id, href = paths.thread(id) }: SharedThread): string =>
  new URL(href, window.location.origin).href;

/** Counts a member's share; shares of visitors are not counted. Failures are ignored, because the share has happened. */
export async function countShare(app: App, threadId: string): Promise<void> {
  if (!app.session.token()) return;
  const response = app.api.call("threadShare", { body: { threadId }, silent: true });
  await response.then(
    ({ count }) => changeThread(app, threadId, (row) => ({ ...row, shareCount: count })),
    () => undefined,
  );
}
