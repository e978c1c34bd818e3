import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { ToastHost } from "@lenscape/ui/toast";
import { ShareHost } from "./share-panel.tsx";

/** What floats above every page: toasts, questions, and the share panel. The default export is what `part` takes. */
export default function Floating() {
  return (
    <>
      <ToastHost />
      <ConfirmHost />
      <ShareHost />
    </>
  );
}
