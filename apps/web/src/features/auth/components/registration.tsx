import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#paths";
import { RecoveryCodes } from "#shell/sign-in/recovery-codes.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { authText } from "../text.ts";
import { RegisterForm } from "./register-form.tsx";

/** Registration: the form, then the recovery codes, then the setup page for new members. */
export function Registration() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [account, setAccount] = useState<{ username: string; codes: string[]; isPending: boolean }>();
  const [isDone, setIsDone] = useState(false);
  if (!account) return <RegisterForm onRegistered={setAccount} />;
  const firstRunPath = paths.firstRun(new URLSearchParams(search).get("redirect") ?? undefined);
  const { username, codes, isPending } = account;
  if (isDone)
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{authText.pendingTitle}</h1>
        <p className="text-text-secondary wrap-anywhere">{fillText(authText.pendingLead, { username })}</p>
        <Button tone="primary" asChild>
          <Link href={paths.home()}>{authText.toBrowse}</Link>
        </Button>
      </div>
    );
  const continueRegistration = () =>
    isPending ? setIsDone(true) : void navigate(firstRunPath, { replace: true });
  return (
    <>
      <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">
        {fillText(text.codesTitle, { n: codes.length })}
      </h1>
      <RecoveryCodes
        username={username}
        codes={codes}
        onDone={() => {
          if (!isPending) toast(authText.registered, { tone: "success" });
          continueRegistration();
        }}
        onSkip={() => {
          toast(text.codesNotKept);
          continueRegistration();
        }}
      />
    </>
  );
}
