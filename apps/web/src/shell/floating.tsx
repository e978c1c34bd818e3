import { BackToTop } from "@lenscape/ui/back-to-top";
import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { ToastHost } from "@lenscape/ui/toast";
import { useBackCloses } from "./back-closes.ts";
import { ShareHost } from "./share/share-host.tsx";

/** What floats above every page: the way to the top, toasts, questions, and the share panel; the way back closes what covers a page. */
export default function Floating() {
  useBackCloses();
  return (
    <>
      <BackToTop />
      <ToastHost />
      <ConfirmHost />
      <ShareHost />
    </>
  );
}
