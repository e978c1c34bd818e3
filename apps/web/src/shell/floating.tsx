import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { ToastHost } from "@lenscape/ui/toast";

/** What floats above every page: toasts and questions. The default export is what `lazy` takes. */
export default function Floating() {
  return (
    <>
      <ToastHost />
      <ConfirmHost />
    </>
  );
}
