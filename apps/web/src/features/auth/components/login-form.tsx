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
import { AppealButton, getAppealTicket } from "./appeal-button.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { OidcButton } from "./oidc-button.tsx";
import { OtherLoginMethods } from "./other-login-methods.tsx";
import { SecondStep } from "./second-step.tsx";

/**
 * Login form (ruling 17). Errors of a field are shown at the field, all others in a toast (ruling 53). After login it
 * opens the URL in `redirect`, or the home page.
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
  const captchaInput = useRef<HTMLInputElement>(null);
  const { fields, set, errors, setErrors } = useFields({
    username: state?.username ?? "",
    password: "",
    code: "",
  });
  const [failure, setFailure] = useState("");
  const [appealTicket, setAppealTicket] = useState<string>();
  const [waitSeconds, startWait] = useCountdown();
  const [ticket, storeLoginTicket] = useLoginTicket();

  // Going back restores the scroll position; a new navigation would start at the top.
  const finish = () => (state?.back ? navigate(-1) : navigate(getReturnPath(search), { replace: true }));

  const [hasPasskeys, logInWithPasskey, isPasskeyPending] = usePasskeyLogin({
    isShown: !ticket,
    onDone: finish,
    onFailure(message, ticketForAppeal) {
      setFailure(message);
      setAppealTicket(ticketForAppeal);
    },
  });

  const [submit, isSubmitting] = useAction(async () => {
    if (await captcha.isMissing(fields.code)) {
      setErrors({ code: text.captchaMissing });
      return;
    }
    try {
      const secondStepTicket = await signIn(app, {
        username: fields.username.trim(),
        password: fields.password,
        code: fields.code.trim(),
        uuid: captcha.uuid,
      });
      if (secondStepTicket) return storeLoginTicket(secondStepTicket);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { field, message, retryAfter } = error;
      const isRateLimited = error.code === 429 && retryAfter !== undefined;
      // Before setting errors, because changing a field removes its error.
      if (!isRateLimited) set({ code: "" });
      if (field && field in fields) setErrors({ [field]: message });
      else toast(message, { tone: "error" });
      const ticketOfBan = getAppealTicket(error);
      setAppealTicket(ticketOfBan);
      // The alert is shown above the appeal button.
      if (ticketOfBan) setFailure(message);
      // The captcha stays valid after a rate limit.
      if (isRateLimited) return startWait(retryAfter);
      if (error.needsCaptcha) captcha.require();
      else captcha.reload();
      captchaInput.current?.focus();
      return;
    }
    await finish();
  });

  function restart(reason = "") {
    storeLoginTicket(undefined);
    set({ password: "", code: "" });
    setFailure(reason);
    captcha.reload();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const fieldErrors = checkLogin(fields, captcha.isRequired);
    setErrors(fieldErrors);
    setFailure("");
    setAppealTicket(undefined);
    if (Object.keys(fieldErrors).length === 0) void submit();
  }

  if (ticket) return <SecondStep ticket={ticket} onDone={finish} onBack={restart} />;
  return (
    // POST keeps the password out of the URL if the browser submits the form before hydration.
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.login} className="grid gap-4.5">
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
              {registration === "invitation" && <span>{` · ${text.invitationLead}`}</span>}
            </>
          ) : (
            text.closedHint
          )}
        </p>
      </div>
      {notice && <Alert>{notice}</Alert>}
      <FormAlert message={failure} />
      <AppealButton ticket={appealTicket} />
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
        ref={captchaInput}
        captcha={captcha}
        value={fields.code}
        onChange={(value) => set({ code: value })}
        error={errors.code}
      />
      <AgreementNote />
      <Button tone="primary" size="lg" block type="submit" loading={isSubmitting} disabled={waitSeconds > 0}>
        {waitSeconds > 0 ? fillText(text.wait, { n: waitSeconds }) : text.login}
      </Button>
      {hasPasskeys && (
        <Button size="lg" block loading={isPasskeyPending} onClick={() => logInWithPasskey()}>
          <Fingerprint aria-hidden="true" strokeWidth={1.7} />
          {passkeyText.login}
        </Button>
      )}
      <OidcButton redirect={getReturnPath(search)} onFailure={setFailure} />
      <p className="text-center text-meta">
        <Link href={getPath("recover")} className="text-brand-text hover:underline">
          {recoveryText.forgot}
        </Link>
      </p>
      <OtherLoginMethods redirect={new URLSearchParams(search).get("redirect") ?? undefined} />
    </form>
  );
}
