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

/** Registering, which signs in: the form, then the recovery codes, then the first steps. */
export function Registration() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [made, setMade] = useState<{ username: string; codes: string[]; isPending: boolean }>();
  const [isDone, setIsDone] = useState(false);
  if (!made) return <RegisterForm onRegistered={setMade} />;
  const first = paths.firstRun(new URLSearchParams(search).get("redirect") ?? undefined);
  const { username, codes, isPending } = made;
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
  const goOn = () => (isPending ? setIsDone(true) : void navigate(first, { replace: true }));
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
          goOn();
        }}
        onSkip={() => {
          toast(text.codesNotKept);
          goOn();
        }}
      />
    </>
  );
}
