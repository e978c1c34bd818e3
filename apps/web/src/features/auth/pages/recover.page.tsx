import { Link } from "@lenscape/ui/link";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLocation } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { prefetchLayout } from "#shell/navigation/prefetch.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { AuthFrame } from "../components/auth-frame.tsx";
import { RecoverCode } from "../components/recover-code.tsx";
import { RecoverHeading } from "../components/recover-heading.tsx";
import { RecoverLink, VerifyMail } from "../components/recover-link.tsx";
import { RecoverMail } from "../components/recover-mail.tsx";
import { RecoverPhone } from "../components/recover-phone.tsx";
import {
  type RecoveryMethod,
  RecoveryMethods,
  recoveryMethodsQuery,
} from "../components/recovery-methods.tsx";
import { authText } from "../text.ts";

/** Prefetches the recovery methods, which determine the height of the page. Links from emails show none of them. */
export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  if (searchParams.has("token") || searchParams.has("verify")) return null;
  const { api, queries } = getApp(args);
  return prefetchLayout(queries.prefetchQuery(recoveryMethodsQuery(api)));
}

export const handle: PageHandle = {
  chrome: "bare",
  toTop: false,
  meta: () => ({ title: pages.recover.title, noindex: true }),
};

const BACK =
  "-ms-1.5 inline-flex min-h-10 items-center gap-1 justify-self-start text-meta text-text-secondary";

const forms = { mail: RecoverMail, phone: RecoverPhone, code: RecoverCode };

function Ways() {
  const [way, choose] = useState<RecoveryMethod>();
  if (!way)
    return (
      <>
        <Link href={paths.pclogin()} className={BACK}>
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          {text.back}
        </Link>
        <RecoverHeading title={text.title} lead={text.lead} />
        <RecoveryMethods onChoose={choose} />
      </>
    );
  const Form = forms[way];
  return (
    <>
      <button type="button" className={BACK} onClick={() => choose(undefined)}>
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        {text.another}
      </button>
      <Form />
    </>
  );
}

/** The way back into an account, and where the links of mails lead. */
export function Component() {
  const query = new URLSearchParams(useLocation().search);
  const [token, verify] = [query.get("token"), query.get("verify")];
  return (
    <AuthFrame slogan={authText.loginSlogan} pitch={authText.loginPitch}>
      {token ? <RecoverLink token={token} /> : verify ? <VerifyMail token={verify} /> : <Ways />}
    </AuthFrame>
  );
}
