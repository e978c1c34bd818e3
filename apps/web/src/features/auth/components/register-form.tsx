import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PasswordInput } from "@lenscape/ui/password-input";
import { Textarea } from "@lenscape/ui/textarea";
import { Gift, Lock, User } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { MIN_CAPTCHA_DELAY_MS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { signInWithToken } from "#shell/session/member-session.ts";
import { useNewPassword } from "#shell/sign-in/use-new-password.ts";
import { checkRegister, type RegisterFields } from "../auth-rules.ts";
import { authText as text } from "../text.ts";
import { useCaptcha } from "../use-captcha.ts";
import { AgreementLine } from "./agreement-line.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { PasswordStrength } from "./password-strength.tsx";

const EMPTY: RegisterFields = {
  username: "",
  password: "",
  passwordAgain: "",
  code: "",
  invitationCode: "",
  message: "",
  email: "",
  agreed: false,
};

interface RegisterFormProps {
  /** Called with the new account and its recovery codes. A pending account waits for approval. */
  onRegistered: (account: { username: string; codes: string[]; isPending: boolean }) => void;
}

/** Registration form. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const app = useApp();
  const { api, session } = app;
  const { registration, hasMail } = useSiteInfo();
  const needsInvitation = registration === "invitation";
  const needsApproval = registration === "approval";
  const { search } = useLocation();
  const captcha = useCaptcha();
  const codeInput = useRef<HTMLInputElement>(null);
  const honeypotInput = useRef<HTMLInputElement>(null);
  const { invitationCode } = useMember();
  const { fields, setFields, set, errors, setErrors } = useFields(EMPTY);
  const [failure, setFailure] = useState("");
  const passwordFault = useNewPassword(fields.password)({ username: fields.username });
  const query = new URLSearchParams(search);
  const invitationFromUrl = query.get("code");
  const loginPath = paths.pclogin(query.get("redirect") ?? undefined);

  useEffect(() => {
    if (invitationFromUrl)
      session.setInvitationCode(invitationFromUrl.slice(0, limits.register.invitationCode.maxLength));
  }, [invitationFromUrl, session]);
  useEffect(() => {
    if (invitationCode)
      setFields((before) => ({ ...before, invitationCode: before.invitationCode || invitationCode }));
  }, [invitationCode, setFields]);

  const [submit, isSubmitting] = useAction(async () => {
    if (await captcha.isMissing(fields.code)) {
      setErrors({ code: text.captchaMissing });
      return;
    }
    const username = fields.username.trim();
    // Password managers fill in the form at once, and the server rejects submissions that are too fast as automated.
    await captcha.waitUntilVisibleFor(MIN_CAPTCHA_DELAY_MS);
    try {
      const { recoveryCodes, token } = await api.call("register", {
        body: {
          username,
          password: fields.password,
          code: fields.code.trim(),
          uuid: captcha.uuid,
          ...(honeypotInput.current?.value ? { remark: honeypotInput.current.value } : {}),
          ...(needsApproval && fields.message.trim() ? { message: fields.message.trim() } : {}),
          ...(needsApproval && fields.email.trim() ? { email: fields.email.trim() } : {}),
          ...(fields.invitationCode.trim() ? { invitationCode: fields.invitationCode.trim() } : {}),
        },
        silent: true,
      });
      // Without a token the account waits for approval.
      onRegistered({ username, codes: recoveryCodes, isPending: token === "" });
      if (token) await signInWithToken(app, token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      set({ code: "" });
      if (error.field === "password" || error.field === "email" || error.field === "invitationCode")
        setErrors({ [error.field]: error.message });
      else setFailure(error.message);
      captcha.reload();
      codeInput.current?.focus();
      return;
    }
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const fieldErrors = checkRegister(fields, captcha.isRequired, passwordFault, needsInvitation);
    const errorCount = Object.keys(fieldErrors).length;
    setErrors(fieldErrors);
    setFailure(errorCount > 0 ? fillText(text.fixSome, { n: errorCount }) : "");
    if (errorCount === 0) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.register} className="grid gap-3.5">
      <div>
        <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{text.register}</h1>
        <p className="mt-0.5 text-text-muted">
          {text.hasAccount}
          <Link href={loginPath} className="text-brand-text underline underline-offset-3">
            {text.goLogin}
          </Link>
        </p>
        {(needsApproval || needsInvitation) && (
          <p className="mt-2 text-meta text-text-secondary">
            {needsApproval ? text.applyLead : text.invitationLead}
          </p>
        )}
      </div>
      <FormAlert message={failure} />
      <Field label={text.username} required help={text.usernameHelp} error={errors.username}>
        <Input
          size="lg"
          name="username"
          value={fields.username}
          onChange={(event) => set({ username: event.target.value })}
          maxLength={limits.register.username.maxLength}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          leading={<User strokeWidth={1.7} />}
        />
      </Field>
      <Field
        label={text.password}
        required
        help={!fields.password && text.passwordHelp}
        error={errors.password}
      >
        <PasswordInput
          size="lg"
          name="new-password"
          value={fields.password}
          onChange={(event) => set({ password: event.target.value })}
          maxLength={limits.register.password.maxLength}
          autoComplete="new-password"
          leading={<Lock strokeWidth={1.7} />}
        />
        {!errors.password && <PasswordStrength password={fields.password} error={passwordFault} />}
      </Field>
      <Field label={text.passwordAgain} required error={errors.passwordAgain}>
        <PasswordInput
          size="lg"
          name="new-password-again"
          value={fields.passwordAgain}
          onChange={(event) => set({ passwordAgain: event.target.value })}
          maxLength={limits.register.password.maxLength}
          autoComplete="new-password"
          leading={<Lock strokeWidth={1.7} />}
        />
      </Field>
      <CaptchaField
        ref={codeInput}
        captcha={captcha}
        value={fields.code}
        onChange={(code) => set({ code })}
        error={errors.code}
        required
      />
      <Field label={text.invitation} required={needsInvitation} error={errors.invitationCode}>
        <Input
          size="lg"
          name="invitation"
          value={fields.invitationCode}
          onChange={(event) => set({ invitationCode: event.target.value })}
          placeholder={needsInvitation ? text.invitationNeeded : text.invitationHint}
          maxLength={limits.register.invitationCode.maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          leading={<Gift strokeWidth={1.7} />}
        />
      </Field>
      {needsApproval && (
        <Field label={text.message}>
          <Textarea
            name="message"
            rows={2}
            value={fields.message}
            onChange={(event) => set({ message: event.target.value })}
            placeholder={text.messageHint}
            maxLength={limits.register.message.maxLength}
          />
        </Field>
      )}
      {needsApproval && hasMail && (
        <Field label={text.email} help={text.emailHint} error={errors.email}>
          <Input
            size="lg"
            type="email"
            name="email"
            value={fields.email}
            onChange={(event) => set({ email: event.target.value })}
            maxLength={limits.register.email.maxLength}
            autoComplete="email"
          />
        </Field>
      )}
      {/* Honeypot: invisible, unreachable and without autofill, so that only bots fill it in. */}
      <div inert className="absolute -left-[100vmax]">
        <input ref={honeypotInput} type="text" name="remark" tabIndex={-1} autoComplete="off" />
      </div>
      <AgreementLine checked={fields.agreed} onChange={(agreed) => set({ agreed })} error={errors.agreed} />
      <Button tone="primary" size="lg" block type="submit" loading={isSubmitting}>
        {text.register}
      </Button>
    </form>
  );
}
