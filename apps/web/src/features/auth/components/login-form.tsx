import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PasswordInput } from "@lenscape/ui/password-input";
import { toast } from "@lenscape/ui/toast";
import { Fingerprint, Lock, User } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { getReturnPath } from "#lib/navigation-guard.ts";
import { useFields } from "#lib/use-fields.ts";
import { getPath, paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { useHistoryState } from "#shell/frame/use-frame.ts";
import { signIn } from "#shell/session/member-session.ts";
import { passkeyText, recoveryText } from "#shell/sign-in/text.ts";
import { useCountdown } from "#shell/sign-in/use-countdown.ts";
import { checkLogin } from "../auth-rules.ts";
import { authText as text } from "../text.ts";
import { useCaptcha } from "../use-captcha.ts";
import { useLoginTicket } from "../use-login-ticket.ts";
import { usePasskeyLogin } from "../use-passkey-login.ts";
import { AgreementNote } from "./agreement-links.tsx";
import { AppealButton, appealTicket } from "./appeal-button.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { OidcButton } from "./oidc-button.tsx";
import { OtherWays } from "./other-login-methods.tsx";
import { SecondStep } from "./second-step.tsx";

/**
 * The account form (ruling 17). A refusal that names a field stands at the field, every other one is a toast (ruling
 * 53). After signing in it goes where `redirect` of the address says, else home.
 */
export function LoginForm() {
  const app = useApp();
  const navigate = useNavigate();
  const { registerEnabled, registration } = useSiteInfo();
  const { search, state } = useLocation() as {
    search: string;
    state: { username?: string; back?: boolean } | null;
  };
  const notice = useHistoryState<{ notice?: string }>()?.notice;
  const captcha = useCaptcha();
  const code = useRef<HTMLInputElement>(null);
  const { fields, set, errors, setErrors } = useFields({
    username: state?.username ?? "",
    password: "",
    code: "",
  });
  const [failure, setFailure] = useState("");
  const [appeal, setAppeal] = useState<string>();
  const [wait, startWait] = useCountdown();
  const [ticket, keepTicket] = useLoginTicket();

  // The way back brings the place on the page along, a new visit would begin at its top.
  const leave = () => (state?.back ? navigate(-1) : navigate(getReturnPath(search), { replace: true }));

  const [hasPasskeys, enterByPasskey, entering] = usePasskeyLogin({
    isShown: !ticket,
    onDone: leave,
    onFailure(message, given) {
      setFailure(message);
      setAppeal(given);
    },
  });

  const [submit, sending] = useAction(async () => {
    if (await captcha.isMissing(fields.code)) {
      setErrors({ code: text.captchaMissing });
      return;
    }
    try {
      const needed = await signIn(app, {
        username: fields.username.trim(),
        password: fields.password,
        code: fields.code.trim(),
        uuid: captcha.uuid,
      });
      if (needed) return keepTicket(needed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { field, message, retryAfter } = error;
      const isEarly = error.code === 429 && retryAfter !== undefined;
      // First: a change of a field removes its error.
      if (!isEarly) set({ code: "" });
      if (field && field in fields) setErrors({ [field]: message });
      else toast(message, { tone: "error" });
      const refused = appealTicket(error);
      setAppeal(refused);
      // The button to appeal stands below the reason.
      if (refused) setFailure(message);
      // Too early: everything typed, the captcha too, is still good after the wait.
      if (isEarly) return startWait(retryAfter);
      if (error.needsCaptcha) captcha.demand();
      else captcha.reload();
      code.current?.focus();
      return;
    }
    await leave();
  });

  function beginAgain(reason = "") {
    keepTicket(undefined);
    set({ password: "", code: "" });
    setFailure(reason);
    captcha.reload();
  }

  function check(event: FormEvent) {
    event.preventDefault();
    const found = checkLogin(fields, captcha.isAsked);
    setErrors(found);
    setFailure("");
    setAppeal(undefined);
    if (Object.keys(found).length === 0) void submit();
  }

  if (ticket) return <SecondStep ticket={ticket} onDone={leave} onBack={beginAgain} />;
  return (
    // Sent by the browser itself, before this script runs, the password must not end up in the address.
    <form method="post" noValidate onSubmit={check} aria-label={text.login} className="grid gap-4.5">
      <div>
        <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{text.login}</h1>
        <p className="mt-0.5 text-text-muted">
          {registerEnabled ? (
            <>
              {text.noAccount}
              <Link
                href={paths.register(new URLSearchParams(search).get("redirect") ?? undefined)}
                className="text-brand-text underline underline-offset-3"
              >
                {text.registerOne}
              </Link>
              {registration === "invitation" && ` · ${text.invitationLead}`}
            </>
          ) : (
            text.closedHint
          )}
        </p>
      </div>
      {notice && <Alert>{notice}</Alert>}
      <FormAlert message={failure} />
      <AppealButton ticket={appeal} />
      <Field label={text.username} error={errors.username}>
        <Input
          size="lg"
          name="username"
          value={fields.username}
          onChange={(event) => set({ username: event.target.value })}
          maxLength={limits.login.username.maxLength}
          autoComplete={hasPasskeys ? "username webauthn" : "username"}
          autoCapitalize="off"
          spellCheck={false}
          leading={<User strokeWidth={1.7} />}
        />
      </Field>
      <Field label={text.password} error={errors.password}>
        <PasswordInput
          size="lg"
          name="password"
          value={fields.password}
          onChange={(event) => set({ password: event.target.value })}
          maxLength={limits.login.password.maxLength}
          leading={<Lock strokeWidth={1.7} />}
        />
      </Field>
      <CaptchaField
        ref={code}
        captcha={captcha}
        value={fields.code}
        onChange={(value) => set({ code: value })}
        error={errors.code}
      />
      <AgreementNote />
      <Button tone="primary" size="lg" block type="submit" loading={sending} disabled={wait > 0}>
        {wait > 0 ? fillText(text.wait, { n: wait }) : text.login}
      </Button>
      {hasPasskeys && (
        <Button size="lg" block loading={entering} onClick={() => enterByPasskey()}>
          <Fingerprint aria-hidden="true" strokeWidth={1.7} />
          {passkeyText.login}
        </Button>
      )}
      <OidcButton redirect={getReturnPath(search)} onFailure={setFailure} />
      <p className="text-center text-sm">
        <Link href={getPath("recover")} className="text-brand-text hover:underline">
          {recoveryText.forgot}
        </Link>
      </p>
      <OtherWays redirect={new URLSearchParams(search).get("redirect") ?? undefined} />
    </form>
  );
}
