import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { ToastHost } from "@lenscape/ui/toast";
import { useBackCloses } from "./back-closes.ts";
import { ShareHost } from "./share/share-host.tsx";

/** What floats above every page: toasts, questions, and the share panel; the way back closes what covers a page. */
export default function Floating() {
  useBackCloses();
  return (
    <>
      <ToastHost />
      <ConfirmHost />
      <ShareHost />
    </>
  );
}
