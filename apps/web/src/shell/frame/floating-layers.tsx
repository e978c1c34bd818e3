import { BackToTop } from "@lenscape/ui/back-to-top";
import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { ToastHost } from "@lenscape/ui/toast";
import { MemberCardHost } from "#shell/members/member-card-host.tsx";
import { useBackToClose } from "#shell/navigation/use-back-to-close.ts";
import { useTabBarPath } from "#shell/navigation/use-tab-bar-path.ts";
import { LoginPromptHost } from "#shell/session/login-prompt.tsx";
import { ShareHost } from "#shell/sharing/share-host.tsx";
import { usePageHandle } from "./use-frame.ts";

/**
 * Layers above every page: back-to-top button, toasts, confirm dialogs, share panel, login prompt and member card. Also
 * makes the back button close layers, and redirects from tab-bar paths when the window becomes wide.
 */
export function FloatingLayers() {
  const { toTop } = usePageHandle();
  useBackToClose();
  useTabBarPath();
  return (
    <>
      {toTop !== false && <BackToTop />}
      <ToastHost />
      <ConfirmHost />
      <ShareHost />
      <LoginPromptHost />
      <MemberCardHost />
    </>
  );
}
