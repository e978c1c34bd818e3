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
import { loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";
import { type OidcTicket, removeOidcTicket, useOidcTicket } from "../oidc-ticket.ts";
import { useLoginTicket } from "../use-login-ticket.ts";
import { ExternalLoginFailed } from "./external-login-failed.tsx";
import { OidcBind } from "./oidc-bind.tsx";
import { OidcNewcomer } from "./oidc-newcomer.tsx";
import { SecondStep } from "./second-step.tsx";

interface FirstLoginProps {
  name: string;
  oidcTicket: OidcTicket;
  redirect: string | undefined;
  onDone: () => void;
  onTicket: (ticket: string) => void;
  /** Called when the visitor wants to link an existing account, with their account name at the provider. */
  onBind: (account: string) => void;
}

/** First login through the identity provider, with the profile data from the provider. */
function FirstLogin({ oidcTicket, redirect, onBind, ...next }: FirstLoginProps) {
  const { api } = useApp();
  const { data, error } = useQuery(
    apiQuery(api, "oidcNewcomer", { body: { ticket: oidcTicket.ticket }, silent: true }),
  );
  if (data)
    return (
      <OidcNewcomer {...next} ticket={oidcTicket.ticket} profile={data} onBind={() => onBind(data.account)} />
    );
  if (!error) return <Spinner label={text.entering} className="justify-self-center" />;
  return (
    <ExternalLoginFailed
      title={text.failed}
      reason={error instanceof ApiError ? error.message : text.stale}
      nextLink={{ href: paths.pclogin(redirect), label: text.again }}
    />
  );
}

/** Step after the return from the identity provider: second step, new account, or linking. */
export function OidcNextStep() {
  const { api } = useApp();
  const { token } = useMember();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data } = useQuery(loginMethodsQuery(api));
  const [ticket, setLoginTicket] = useLoginTicket();
  const [oidcTicket, setOidcTicket] = useOidcTicket();
  const name = data?.oidcName || pages.oidclogin.title;
  const redirect = new URLSearchParams(search).get("redirect") ?? undefined;
  const finish = () => void navigate(getReturnPath(search), { replace: true });
  const onRegistered = () => {
    removeOidcTicket();
    finish();
  };

  if (ticket)
    return (
      <SecondStep
        ticket={ticket}
        onDone={finish}
        onBack={(reason = "") => {
          setLoginTicket(undefined);
          void navigate(paths.pclogin(redirect), { replace: true, state: { notice: reason } });
        }}
      />
    );
  if (oidcTicket === undefined) return <Spinner label={text.entering} className="justify-self-center" />;
  if (oidcTicket === null)
    return (
      <ExternalLoginFailed
        title={text.failed}
        reason={text.stale}
        nextLink={{ href: paths.pclogin(redirect), label: text.again }}
      />
    );
  if (oidcTicket.purpose !== "choose" && token) {
    const onLinked = () =>
      oidcTicket.purpose === "settings" ? void navigate(getPath("settings"), { replace: true }) : finish();
    return <OidcBind name={name} ticket={oidcTicket} onDone={onLinked} />;
  }
  return (
    <FirstLogin
      name={name}
      oidcTicket={oidcTicket}
      redirect={redirect}
      onDone={onRegistered}
      onTicket={setLoginTicket}
      onBind={(account) => {
        setOidcTicket({ ...oidcTicket, purpose: "bind", ...(account && { account }) });
        const notice = fillText(text.logInToBind, { name });
        if (!token) void navigate(paths.pclogin(paths.oidclogin(redirect)), { state: { notice } });
      }}
    />
  );
}
