import { BackToTop } from "@lenscape/ui/back-to-top";
import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { ToastHost } from "@lenscape/ui/toast";
import { useBackCloses } from "./back-closes.ts";
import { ShareHost } from "./share/share-host.tsx";
import { useTabBarPath } from "./tab-bar-path.ts";

/** What floats above every page: the way to the top, toasts, questions, and the share panel; the way back closes what covers a page, and a window that grows leads on from a tab-bar path. */
export default function Floating() {
  useBackCloses();
  useTabBarPath();
  return (
    <>
      <BackToTop />
      <ToastHost />
      <ConfirmHost />
      <ShareHost />
    </>
  );
}
