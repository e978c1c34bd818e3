import { ApiError } from "@lenscape/api/errors";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { getReturnPath } from "#lib/navigation-guard.ts";
import { getPath, paths } from "#paths";
import { signInWithCall, storeMiniUser } from "#shell/session/member-session.ts";
import { consumePending, type Pending } from "#shell/sign-in/pending-login.ts";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { keepTicket } from "../use-login-ticket.ts";
import { AlreadyIn } from "./already-logged-in.tsx";
import { appealTicket } from "./appeal-button.tsx";
import { VisitProblem } from "./external-login-failed.tsx";
import { VisitWait } from "./external-login-pending.tsx";
import { WxBind } from "./wx-bind.tsx";

/** Where a visitor was going before WeChat. */
const targetOf = ({ redirect = "/" }: Pending) => getReturnPath(`?${new URLSearchParams({ redirect })}`);

/**
 * Ends a visit to WeChat: logs in with the code that it sent along, or goes on to binding. Without one the visitor has
 * declined. Anyone who tries again comes to where they were going.
 */
export function WxReturn({ code, state }: { code: string | null; state: string | null }) {
  const app = useApp();
  const navigate = useNavigate();
  const { token, invitationCode } = useMember();
  const [visit, setVisit] = useState<Pending | null>(null);
  const [failure, setFailure] = useState("");
  const [appeal, setAppeal] = useState<string>();
  const begun = useRef(false);
  useEffect(() => {
    // A code works once, an effect may run twice.
    if (begun.current) return;
    begun.current = true;
    const finish = async () => {
      const pending = consumePending(window.sessionStorage, state);
      setVisit(pending);
      if (!pending) return setFailure(text.stale);
      if (!code) return setFailure(text.declined);
      const body = { code, state: pending.state };
      if (pending.purpose === "bind") return;
      const entering = app.api.call("wxWebRegister", {
        body: { ...body, ...(invitationCode ? { invitationCode } : {}) },
        silent: true,
      });
      const needed = await signInWithCall(app, entering);
      if (!needed) {
        void storeMiniUser(app);
        return navigate(targetOf(pending), { replace: true });
      }
      // Asked for where the address has no code, which would not serve again: a reload goes on with the second step.
      keepTicket(needed);
      return navigate(paths.wxlogin(pending.redirect), { replace: true });
    };
    finish().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setAppeal(appealTicket(error));
    });
  }, [app, code, state, invitationCode, navigate]);
  const binds = visit?.purpose === "bind";
  if (binds && code && visit) return <WxBind code={code} state={visit.state} />;
  if (!failure) return <VisitWait title={text.entering} />;
  if (!visit && token) return <AlreadyIn />;
  return (
    <VisitProblem
      title={binds ? text.bindFailed : text.failed}
      reason={failure}
      appeal={appeal}
      onward={
        binds
          ? { href: getPath("settings"), label: text.toSettings }
          : { href: paths.wxlogin(visit?.redirect), label: text.again }
      }
    />
  );
}
