import { ApiError } from "@lenscape/api/errors";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { getReturnPath } from "#lib/navigation-guard.ts";
import { getPath, paths } from "#paths";
import { signInWithCall, storeMiniUser } from "#shell/session/member-session.ts";
import { type PendingLogin, takePendingLogin } from "#shell/sign-in/pending-login.ts";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { storeLoginTicket } from "../use-login-ticket.ts";
import { AlreadyLoggedIn } from "./already-logged-in.tsx";
import { getAppealTicket } from "./appeal-button.tsx";
import { ExternalLoginFailed } from "./external-login-failed.tsx";
import { ExternalLoginPending } from "./external-login-pending.tsx";
import { WechatBind } from "./wx-bind.tsx";

/** Returns the path that the visitor came from. */
const getTargetPath = ({ redirect = "/" }: PendingLogin) =>
  getReturnPath(`?${new URLSearchParams({ redirect })}`);

/**
 * Completes the return from WeChat: logs in with the code, or continues with linking. Without a code the visitor has
 * declined.
 */
export function WechatReturn({ code, state }: { code: string | null; state: string | null }) {
  const app = useApp();
  const navigate = useNavigate();
  const { token, invitationCode } = useMember();
  const [pendingLogin, setPendingLogin] = useState<PendingLogin | null>(null);
  const [failure, setFailure] = useState("");
  const [appealTicket, setAppealTicket] = useState<string>();
  const hasStarted = useRef(false);
  useEffect(() => {
    // The code is single-use, but React may run the effect twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const finish = async () => {
      const pending = takePendingLogin(state);
      setPendingLogin(pending);
      if (!pending) return setFailure(text.stale);
      if (!code) return setFailure(text.declined);
      const body = { code, state: pending.state };
      if (pending.purpose === "bind") return;
      const loginCall = app.api.call("wxWebRegister", {
        body: { ...body, ...(invitationCode ? { invitationCode } : {}) },
        silent: true,
      });
      const secondStepTicket = await signInWithCall(app, loginCall);
      if (!secondStepTicket) {
        void storeMiniUser(app);
        return navigate(getTargetPath(pending), { replace: true });
      }
      // The second step has a URL without the code, so that a reload continues with it.
      storeLoginTicket(secondStepTicket);
      return navigate(paths.wxlogin(pending.redirect), { replace: true });
    };
    finish().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setAppealTicket(getAppealTicket(error));
    });
  }, [app, code, state, invitationCode, navigate]);
  const isLinking = pendingLogin?.purpose === "bind";
  if (isLinking && code && pendingLogin) return <WechatBind code={code} state={pendingLogin.state} />;
  if (!failure) return <ExternalLoginPending title={text.entering} />;
  if (!pendingLogin && token) return <AlreadyLoggedIn />;
  return (
    <ExternalLoginFailed
      title={isLinking ? text.bindFailed : text.failed}
      reason={failure}
      appeal={appealTicket}
      nextLink={
        isLinking
          ? { href: getPath("settings"), label: text.toSettings }
          : { href: paths.wxlogin(pendingLogin?.redirect), label: text.again }
      }
    />
  );
}
