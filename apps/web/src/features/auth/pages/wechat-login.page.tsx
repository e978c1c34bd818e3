import { Button } from "@lenscape/ui/button";
import { Divider } from "@lenscape/ui/divider";
import { Link } from "@lenscape/ui/link";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ScanLine, User } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { getApp, useApp } from "#lib/app.tsx";
import { getReturnPath } from "#lib/navigation-guard.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { storeMiniUser } from "#shell/session/member-session.ts";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { loginMethodsQuery, startWechatLogin } from "#shell/sign-in/wechat-login.ts";
import { AgreementLine } from "../components/agreement-line.tsx";
import { AuthFrame } from "../components/auth-frame.tsx";
import { SecondStep } from "../components/second-step.tsx";
import { SmsForm } from "../components/sms-form.tsx";
import { WechatReturn } from "../components/wx-return.tsx";
import { authText } from "../text.ts";
import { useConsent } from "../use-consent.ts";
import { useLoginTicket } from "../use-login-ticket.ts";

/** Prefetches the login methods, which determine the height of the page. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  return prefetch(queries.prefetchQuery(loginMethodsQuery(api)));
}

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.wxlogin.title, noindex: true }),
};

function Begin() {
  const app = useApp();
  const { api } = app;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, isPending } = useQuery(loginMethodsQuery(api));
  const redirect = new URLSearchParams(search).get("redirect") ?? undefined;
  const [consent, isAgreed] = useConsent();
  const [scan, leaving] = useAction(() =>
    startWechatLogin(api, { purpose: "login", redirect: getReturnPath(search) }),
  );
  const [ticket, storeLoginTicket] = useLoginTicket();
  const [over, setOver] = useState("");
  const enter = () => {
    void storeMiniUser(app);
    void navigate(getReturnPath(search), { replace: true });
  };
  const open = data?.web === 1 || data?.sms === 1;
  if (ticket)
    return (
      <SecondStep
        ticket={ticket}
        onDone={enter}
        onBack={(reason = "") => {
          storeLoginTicket(undefined);
          setOver(reason);
        }}
      />
    );
  return (
    <>
      <div>
        <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">
          {open || isPending ? text.title : text.closedTitle}
        </h1>
        <p className="mt-0.5 text-text-muted">{open || isPending ? text.hint : text.closed}</p>
      </div>
      <FormAlert message={over} />
      {isPending && <Skeleton className="h-40 w-full" />}
      {data?.sms === 1 && (
        <SmsForm consent={consent} isAgreed={isAgreed} onDone={enter} onTicket={storeLoginTicket} />
      )}
      {data?.sms === 0 && data.web === 1 && <AgreementLine {...consent} />}
      {data?.web === 1 && (
        <div className="grid gap-2 text-center">
          <Button size="lg" block loading={leaving} onClick={() => isAgreed() && void scan()}>
            <ScanLine aria-hidden="true" strokeWidth={1.7} />
            {text.goWechat}
          </Button>
          <p className="text-meta text-text-muted">{text.wechatHint}</p>
        </div>
      )}
      <Divider label={text.or} className="text-meta" />
      <Button size="lg" block asChild>
        <Link href={paths.pclogin(redirect)}>
          <User aria-hidden="true" strokeWidth={1.7} />
          {text.account}
        </Link>
      </Button>
    </>
  );
}

/** Logging in by WeChat or by phone, and the place WeChat comes back to (ROUTE-008). */
export function Component() {
  const query = new URLSearchParams(useLocation().search);
  return (
    <AuthFrame slogan={authText.loginSlogan} pitch={authText.loginPitch}>
      {query.has("state") ? <WechatReturn code={query.get("code")} state={query.get("state")} /> : <Begin />}
    </AuthFrame>
  );
}
