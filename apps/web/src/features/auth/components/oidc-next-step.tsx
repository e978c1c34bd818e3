import { ApiError } from "@lenscape/api/errors";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Spinner } from "@lenscape/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { getReturnPath } from "#lib/navigation-guard.ts";
import { apiQuery } from "#lib/query.ts";
import { getPath, pages, paths } from "#paths";
import { oidcText as text } from "#shell/sign-in/text.ts";
import { ways } from "#shell/sign-in/wechat-login.ts";
import { dropOidcTicket, type OidcTicket, useOidcTicket } from "../oidc-ticket.ts";
import { useLoginTicket } from "../use-login-ticket.ts";
import { VisitProblem } from "./external-login-failed.tsx";
import { OidcBind } from "./oidc-bind.tsx";
import { OidcNewcomer } from "./oidc-newcomer.tsx";
import { SecondStep } from "./second-step.tsx";

interface NewcomerProps {
  name: string;
  held: OidcTicket;
  redirect: string | undefined;
  onDone: () => void;
  onTicket: (ticket: string) => void;
  /** They have an account already, and this is what they are called at the provider. */
  onBind: (account: string) => void;
}

/** Somebody who comes for the first time: what the provider told of them, and what they make of it. */
function Newcomer({ held, redirect, onBind, ...next }: NewcomerProps) {
  const { api } = useApp();
  const { data, error } = useQuery(
    apiQuery(api, "oidcNewcomer", { body: { ticket: held.ticket }, silent: true }),
  );
  if (data)
    return <OidcNewcomer {...next} ticket={held.ticket} known={data} onBind={() => onBind(data.account)} />;
  if (!error) return <Spinner label={text.entering} className="justify-self-center" />;
  return (
    <VisitProblem
      title={text.failed}
      reason={error instanceof ApiError ? error.message : text.stale}
      onward={{ href: paths.pclogin(redirect), label: text.again }}
    />
  );
}

/** What follows a visit to the identity provider: the second step, making an account, or binding the one there is. */
export function OidcNext() {
  const { api } = useApp();
  const { token } = useMember();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data } = useQuery(ways(api));
  const [ticket, keepTicket] = useLoginTicket();
  const [held, hold] = useOidcTicket();
  const name = data?.oidcName || pages.oidclogin.title;
  const redirect = new URLSearchParams(search).get("redirect") ?? undefined;
  const enter = () => void navigate(getReturnPath(search), { replace: true });
  const registered = () => {
    dropOidcTicket();
    enter();
  };

  if (ticket)
    return (
      <SecondStep
        ticket={ticket}
        onDone={enter}
        onBack={(reason = "") => {
          keepTicket(undefined);
          void navigate(paths.pclogin(redirect), { replace: true, state: { notice: reason } });
        }}
      />
    );
  if (held === undefined) return <Spinner label={text.entering} className="justify-self-center" />;
  if (held === null)
    return (
      <VisitProblem
        title={text.failed}
        reason={text.stale}
        onward={{ href: paths.pclogin(redirect), label: text.again }}
      />
    );
  if (held.wish !== "choose" && token) {
    const leave = () =>
      held.wish === "settings" ? void navigate(getPath("settings"), { replace: true }) : enter();
    return <OidcBind name={name} held={held} onDone={leave} />;
  }
  return (
    <Newcomer
      name={name}
      held={held}
      redirect={redirect}
      onDone={registered}
      onTicket={keepTicket}
      onBind={(account) => {
        hold({ ...held, wish: "bind", ...(account && { account }) });
        const notice = fillText(text.logInToBind, { name });
        if (!token) void navigate(paths.pclogin(paths.oidclogin(redirect)), { state: { notice } });
      }}
    />
  );
}
