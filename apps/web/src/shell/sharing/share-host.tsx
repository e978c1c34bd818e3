import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { closeShare, sharedNow, subscribeShare } from "./share.ts";

const SharePanel = lazyDialog(() => import("./share-panel.tsx"));

/** Shows the share panel while `shareThread` has it open; leaving the page closes it. */
export function ShareHost() {
  const thread = useSyncExternalStore(subscribeShare, sharedNow, () => null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => closeShare, [key]);
  return thread && <SharePanel thread={thread} onClose={closeShare} />;
}
