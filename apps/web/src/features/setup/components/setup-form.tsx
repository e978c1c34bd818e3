import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useBeforeUnload, useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { paths } from "#paths";
import { toAppearanceBody } from "#shell/appearance/appearance-values.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { RecoveryCodes } from "#shell/sign-in/recovery-codes.tsx";
import { useNewPassword } from "#shell/sign-in/use-new-password.ts";
import { getInitialFields, type Setup, validateStep } from "../setup-fields.ts";
import { setupText as text } from "../text.ts";
import { SetupFrame } from "./setup-frame.tsx";
import { MailStep } from "./setup-mail-step.tsx";
import { NextSteps } from "./setup-next-steps.tsx";
import { OpenStep } from "./setup-open-step.tsx";
import { StartStep } from "./setup-start-step.tsx";
import { LookStep, OperatorStep } from "./setup-steps.tsx";

const steps = [
  { title: text.operator, note: text.operatorNote, lead: text.operatorLead, Body: OperatorStep },
  { title: text.look, note: text.lookNote, lead: text.lookLead, Body: LookStep },
  { title: text.start, note: text.startNote, lead: text.startLead, Body: StartStep },
  { title: text.mail, note: text.mailNote, lead: text.mailLead, Body: MailStep },
  { title: text.open, note: text.openNote, lead: text.openLead, Body: OpenStep },
];

/** Current step, stored in the history entry so that going back works. A reload loses the input and starts over. */
function useStep(): [step: number, goTo: (step: number) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const [sessionId] = useState(Date.now);
  const entry = location.state as { sessionId: number; step: number } | null;
  const step = entry?.sessionId === sessionId ? entry.step : 0;
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [step]);
  return [step, (next) => void navigate(location, { state: { sessionId, step: next } })];
}

/** Setup wizard of a new community. All input is sent with the last step. */
export function SetupForm({ setup, token }: { setup: Setup; token: string }) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const [step, goTo] = useStep();
  const formRef = useRef<HTMLFormElement>(null);
  const [initialFields] = useState(() => getInitialFields(setup));
  const { fields, set, errors, setErrors } = useFields(initialFields);
  const passwordError = useNewPassword(fields.password)({
    username: fields.username,
    nickname: fields.nickname,
  });
  const [failedAttempts, setFailedAttempts] = useState(0);
  const showErrors = (newErrors: typeof errors) => {
    setErrors(newErrors);
    setFailedAttempts((before) => before + 1);
  };
  const [codes, setCodes] = useState<string[]>();
  const [failure, attempt] = useSubmit({
    password: (password) => {
      goTo(0);
      showErrors({ password });
    },
  });
  const [submit, submitting] = useAction(() =>
    attempt(async () => {
      const { again: _, mail: __, circles, extras, nickname, notOpen, ...rest } = fields;
      const body = {
        ...{ token, ...toAppearanceBody(rest), username: rest.username.trim() },
        ...{ password: rest.password, circles: [...circles], extras: [...extras] },
        ...(notOpen && { notOpen: 1 as const }),
        ...(nickname.trim() && { nickname: nickname.trim() }),
      };
      const { recoveryCodes } = await api.call("setupFound", { body, silent: true });
      setCodes(recoveryCodes);
      // The header still shows the previous name and logo.
      void queries.invalidateQueries();
    }),
  );

  // The input is not stored, and the recovery codes are shown only once.
  useBeforeUnload((event) => fields !== initialFields && event.preventDefault());
  useEffect(() => {
    if (failedAttempts > 0) formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failedAttempts]);

  const username = fields.username.trim();
  if (codes)
    return (
      <SetupFrame steps={steps} current={steps.length} title={fillText(text.codesTitle, { n: codes.length })}>
        <div className="max-w-120">
          <RecoveryCodes
            username={username}
            codes={codes}
            onDone={() => void navigate(paths.pclogin(), { replace: true, state: { username } })}
          />
        </div>
        <NextSteps cliCommand={setup.cliCommand} />
      </SetupFrame>
    );

  const { title, lead, Body } = steps[step]!;
  const next = steps[step + 1];

  function continueSetup(event: FormEvent) {
    event.preventDefault();
    const invalid = validateStep(step, fields, passwordError);
    if (Object.keys(invalid).length > 0) return showErrors(invalid);
    setErrors({});
    if (next) goTo(step + 1);
    else void submit();
  }

  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={continueSetup}
      aria-label={title}
      className="contents"
    >
      <SetupFrame
        steps={steps}
        current={step}
        title={title}
        lead={lead}
        minutesLeft={setup.minutesLeft}
        footer={
          <>
            {step > 0 ? (
              <Button tone="ghost" size="lg" onClick={() => void navigate(-1)}>
                {text.back}
              </Button>
            ) : (
              <span />
            )}
            <Button tone="primary" size="lg" type="submit" loading={submitting}>
              {next ? fillText(text.next, { name: next.title }) : text.submit}
            </Button>
          </>
        }
      >
        <FormAlert message={failure} />
        <Body setup={setup} token={token} fields={fields} errors={errors} set={set} />
      </SetupFrame>
    </form>
  );
}
