import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { findPage, type PageName, paths } from "#paths";
import { resumeAction } from "./resume-action.ts";
import {
  closeLoginPrompt,
  dispatchResumedAction,
  type ResumedAction,
  storeResumedAction,
  takeResumedAction,
  useLoginPrompt,
} from "./resumed-action.ts";
import { loginPromptText as text } from "./text.ts";

/** Pages that a visitor may pass through while logging in. */
const LOGIN_PAGES: readonly (PageName | undefined)[] = [
  "pclogin",
  "login",
  "register",
  "firstRun",
  "wxlogin",
  "oidclogin",
];

interface LoginPromptProps {
  action: ResumedAction;
  onClose: () => void;
}

/** Dialog that tells a visitor why an action needs an account. Its buttons lead to the login and back to this page. */
function LoginPrompt({ action, onClose }: LoginPromptProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const currentUrl = `${pathname}${search}${hash}`;
  const fillName = (sentence: string) => fillText(sentence, { name: action.name ?? "" });
  const leaveFor = (to: string, state?: object) => {
    storeResumedAction(action);
    closeLoginPrompt();
    void navigate(to, { state });
  };
  return (
    <Dialog
      open
      size="sm"
      title={fillName(text.titles[action.action])}
      description={fillName(text.reasons[action.action])}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={() => leaveFor(paths.register(currentUrl))}>{text.register}</Button>
          <Button tone="primary" onClick={() => leaveFor(paths.pclogin(currentUrl), { back: true })}>
            {text.login}
          </Button>
        </>
      }
    />
  );
}

/**
 * Shows the login prompt for an action that needs an account, and completes the action when the visitor returns as a
 * member. An action is dropped when they open another page as a visitor.
 */
export function LoginPromptHost() {
  const app = useApp();
  const { hasLogin } = useMember();
  const { pathname, key } = useLocation();
  const action = useLoginPrompt();
  const handleArrival = useEffectEvent(() => {
    const stored = takeResumedAction();
    dispatchResumedAction(null);
    if (stored && app.session.token()) void resumeAction(app, stored);
  });
  const isLoggingIn = LOGIN_PAGES.includes(findPage(pathname));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every navigation and login
  useEffect(() => {
    if (!isLoggingIn) handleArrival();
    return closeLoginPrompt;
  }, [isLoggingIn, hasLogin, key]);
  return action && <LoginPrompt action={action} onClose={closeLoginPrompt} />;
}
