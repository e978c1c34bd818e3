import { ApiError } from "@lenscape/api/errors";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { getReturnPath } from "#lib/navigation-guard.ts";
import { getPath, pages, paths } from "#paths";
import { signInWithCall } from "#shell/session/member-session.ts";
import { type PendingLogin, takePendingLogin } from "#shell/sign-in/pending-login.ts";
import { oidcText as text } from "#shell/sign-in/text.ts";
import { loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";
import { storeOidcTicket } from "../oidc-ticket.ts";
import { storeLoginTicket } from "../use-login-ticket.ts";
import { AlreadyLoggedIn } from "./already-logged-in.tsx";
import { getAppealTicket } from "./appeal-button.tsx";
import { ExternalLoginFailed } from "./external-login-failed.tsx";
import { ExternalLoginPending } from "./external-login-pending.tsx";

interface OidcReturnProps {
  code: string | null;
  state: string | null;
  iss: string | null;
}

/** Returns the path that the visitor came from. */
const getTargetPath = ({ redirect = "/" }: PendingLogin) =>
  getReturnPath(`?${new URLSearchParams({ redirect })}`);

/**
 * Completes the return from the identity provider: logs in with the code, or continues with a new account or linking.
 * The next step has a URL without the code, because the code is single-use.
 */
export function OidcReturn({ code, state, iss }: OidcReturnProps) {
  const app = useApp();
  const navigate = useNavigate();
  const { token } = useMember();
  const { data: methods } = useQuery(loginMethodsQuery(app.api));
  const [pendingLogin, setPendingLogin] = useState<PendingLogin | null>(null);
  const [failure, setFailure] = useState("");
  const [appealTicket, setAppealTicket] = useState<string>();
  const hasStarted = useRef(false);

  const finish = useEffectEvent(async () => {
    const pending = takePendingLogin(state);
    setPendingLogin(pending);
    if (!pending?.visitKey) return setFailure(text.stale);
    if (!code) return setFailure(text.declined);
    const { visitKey, purpose, redirect } = pending;
    const body = { code, state: pending.state, visitKey, ...(iss ? { iss } : {}) };
    const openNextStep = () => navigate(paths.oidclogin(redirect), { replace: true });
    if (purpose === "bind") {
      const { ticket, account } = await app.api.call("oidcReturn", { body, silent: true });
      storeOidcTicket({ ticket, purpose: "settings", account });
      return openNextStep();
    }
    try {
      const secondStepTicket = await signInWithCall(app, app.api.call("oidcLogin", { body, silent: true }));
      if (!secondStepTicket) return navigate(getTargetPath(pending), { replace: true });
      storeLoginTicket(secondStepTicket);
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === "NOT_BOUND" && error.ticket)) throw error;
      storeOidcTicket({ ticket: error.ticket, purpose: "choose" });
    }
    return openNextStep();
  });

  useEffect(() => {
    // The code is single-use, but React may run the effect twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    finish().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setAppealTicket(getAppealTicket(error));
    });
  }, []);

  if (!failure) return <ExternalLoginPending title={text.entering} />;
  if (!pendingLogin && token) return <AlreadyLoggedIn />;
  const isLinking = pendingLogin?.purpose === "bind";
  return (
    <ExternalLoginFailed
      title={isLinking ? text.bindFailed : text.failed}
      reason={fillText(failure, { name: methods?.oidcName || pages.oidclogin.title })}
      appeal={appealTicket}
      nextLink={
        isLinking
          ? { href: getPath("settings"), label: text.toSettings }
          : { href: paths.pclogin(pendingLogin?.redirect), label: text.again }
      }
    />
  );
}
