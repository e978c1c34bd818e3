import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { closeShare, getSharedThread, subscribeShare } from "./share.ts";

const SharePanel = lazyDialog(() => import("./share-panel.tsx"));

/** Shows the share panel opened by `shareThread`. Closes the panel on navigation. */
export function ShareHost() {
  const thread = useSyncExternalStore(subscribeShare, getSharedThread, () => null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the panel on navigation
  useEffect(() => closeShare, [key]);
  return thread && <SharePanel thread={thread} onClose={closeShare} />;
}
