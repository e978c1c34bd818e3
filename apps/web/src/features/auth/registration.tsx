import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { authText } from "#copy/auth.ts";
import { recoveryText as text } from "#copy/recovery.ts";
import { paths } from "#paths";
import { RecoveryCodes } from "#shell/recovery-codes.tsx";
import { RegisterForm } from "./register-form.tsx";

/** Registering, which signs in: the form, then the recovery codes, then the first steps. */
export function Registration() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [made, setMade] = useState<{ username: string; codes: string[] }>();
  if (!made) return <RegisterForm onRegistered={(username, codes) => setMade({ username, codes })} />;
  const first = paths.firstRun(new URLSearchParams(search).get("redirect") ?? undefined);
  const goOn = () => void navigate(first, { replace: true });
  return (
    <>
      <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">
        {fillText(text.codesTitle, { n: made.codes.length })}
      </h1>
      <RecoveryCodes
        {...made}
        onDone={() => {
          toast(authText.registered, { tone: "success" });
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
