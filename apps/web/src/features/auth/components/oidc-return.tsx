import { ApiError } from "@lenscape/api/errors";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { getReturnPath } from "#lib/navigation-guard.ts";
import { getPath, pages, paths } from "#paths";
import { signInWithCall } from "#shell/session/member-session.ts";
import { consumePending, type Pending } from "#shell/sign-in/pending-login.ts";
import { oidcText as text } from "#shell/sign-in/text.ts";
import { ways } from "#shell/sign-in/wechat-login.ts";
import { holdOidcTicket } from "../oidc-ticket.ts";
import { keepTicket } from "../use-login-ticket.ts";
import { AlreadyIn } from "./already-logged-in.tsx";
import { appealTicket } from "./appeal-button.tsx";
import { VisitProblem } from "./external-login-failed.tsx";
import { VisitWait } from "./external-login-pending.tsx";

interface OidcReturnProps {
  code: string | null;
  state: string | null;
  iss: string | null;
}

/** Where a visitor was going before the provider. */
const targetOf = ({ redirect = "/" }: Pending) => getReturnPath(`?${new URLSearchParams({ redirect })}`);

/**
 * Ends a visit to the identity provider: logs in with what it sent along, or goes on to making or binding an account, at
 * an address without the code, which would not serve again after a reload.
 */
export function OidcReturn({ code, state, iss }: OidcReturnProps) {
  const app = useApp();
  const navigate = useNavigate();
  const { token } = useMember();
  const { data } = useQuery(ways(app.api));
  const [visit, setVisit] = useState<Pending | null>(null);
  const [failure, setFailure] = useState("");
  const [appeal, setAppeal] = useState<string>();
  const begun = useRef(false);

  const finish = useEffectEvent(async () => {
    const pending = consumePending(window.sessionStorage, state);
    setVisit(pending);
    if (!pending?.visitKey) return setFailure(text.stale);
    if (!code) return setFailure(text.declined);
    const { visitKey, purpose, redirect } = pending;
    const body = { code, state: pending.state, visitKey, ...(iss ? { iss } : {}) };
    const goOn = () => navigate(paths.oidclogin(redirect), { replace: true });
    if (purpose === "bind") {
      const { ticket, account } = await app.api.call("oidcReturn", { body, silent: true });
      holdOidcTicket({ ticket, wish: "settings", account });
      return goOn();
    }
    try {
      const needed = await signInWithCall(app, app.api.call("oidcLogin", { body, silent: true }));
      if (!needed) return navigate(targetOf(pending), { replace: true });
      keepTicket(needed);
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === "NOT_BOUND" && error.ticket)) throw error;
      holdOidcTicket({ ticket: error.ticket, wish: "choose" });
    }
    return goOn();
  });

  useEffect(() => {
    // A code works once, an effect may run twice.
    if (begun.current) return;
    begun.current = true;
    finish().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setAppeal(appealTicket(error));
    });
  }, []);

  if (!failure) return <VisitWait title={text.entering} />;
  if (!visit && token) return <AlreadyIn />;
  const binds = visit?.purpose === "bind";
  return (
    <VisitProblem
      title={binds ? text.bindFailed : text.failed}
      reason={fillText(failure, { name: data?.oidcName || pages.oidclogin.title })}
      appeal={appeal}
      onward={
        binds
          ? { href: getPath("settings"), label: text.toSettings }
          : { href: paths.pclogin(visit?.redirect), label: text.again }
      }
    />
  );
}
