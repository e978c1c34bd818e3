import { BackToTop } from "@lenscape/ui/back-to-top";
import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { ToastHost } from "@lenscape/ui/toast";
import { useEffect } from "react";
import { RetryableError } from "#shell/loading/load-error.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { useBackToClose } from "#shell/navigation/use-back-to-close.ts";
import { useTabBarPath } from "#shell/navigation/use-tab-bar-path.ts";
import { LoginPromptHost } from "#shell/session/login-prompt.tsx";
import { ShareHost } from "#shell/sharing/share-host.tsx";
import { usePageHandle } from "./use-frame.ts";

const MemberCardHost = lazySection(() => import("#shell/members/member-card-host.tsx"), { quiet: true });

/**
 * What floats above every page: the back-to-top button where the page is for reading, toasts, questions, the reason to log in, and the share panel. Also makes the back
 * button close layers, and redirects from a tab-bar path when the window grows.
 */
export default function FloatingLayers() {
  const { toTop } = usePageHandle();
  useBackToClose();
  useTabBarPath();
  useEffect(() => void RetryableError.preload(), []);
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
