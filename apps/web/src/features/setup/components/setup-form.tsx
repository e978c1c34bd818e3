import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useBeforeUnload, useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { useFields } from "#lib/use-fields.ts";
import { paths } from "#paths";
import { lookBody } from "#shell/appearance/appearance-values.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { RecoveryCodes } from "#shell/sign-in/recovery-codes.tsx";
import { useNewPassword } from "#shell/sign-in/use-new-password.ts";
import { checkStep, initialFields, type Setup } from "../setup-fields.ts";
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

/** Each step is an entry of the history, as long as what was typed is there: a page that is loaded again starts over. */
function useStep(): [step: number, goTo: (step: number) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const [began] = useState(Date.now);
  const entry = location.state as { began: number; step: number } | null;
  const step = entry?.began === began ? entry.step : 0;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [step]);
  return [step, (next) => void navigate(location, { state: { began, step: next } })];
}

/** The steps of founding a community; all of it is sent with the last one. */
export function SetupForm({ setup, token }: { setup: Setup; token: string }) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const [step, goTo] = useStep();
  const place = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => initialFields(setup));
  const { fields, set, errors, setErrors } = useFields(begun);
  const fault = useNewPassword(fields.password)({ username: fields.username, nickname: fields.nickname });
  const [refusals, setRefusals] = useState(0);
  const refuse = (wrong: typeof errors) => {
    setErrors(wrong);
    setRefusals((before) => before + 1);
  };
  const [codes, setCodes] = useState<string[]>();
  const [failure, attempt] = useAttempt({
    password: (password) => {
      goTo(0);
      refuse({ password });
    },
  });
  const [found, founding] = useAction(() =>
    attempt(async () => {
      const { again: _, mail: __, circles, extras, nickname, notOpen, ...rest } = fields;
      const body = {
        ...{ token, ...lookBody(rest), username: rest.username.trim() },
        ...{ password: rest.password, circles: [...circles], extras: [...extras] },
        ...(notOpen && { notOpen: 1 as const }),
        ...(nickname.trim() && { nickname: nickname.trim() }),
      };
      const { recoveryCodes } = await api.call("setupFound", { body, silent: true });
      setCodes(recoveryCodes);
      // The names in the bars were those before.
      void queries.invalidateQueries();
    }),
  );

  // Nothing is kept on the way, and the codes are shown once.
  useBeforeUnload((event) => fields !== begun && event.preventDefault());
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

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

  function go(event: FormEvent) {
    event.preventDefault();
    const wrong = checkStep(step, fields, fault);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setErrors({});
    if (next) goTo(step + 1);
    else void found();
  }

  return (
    <form ref={place} method="post" noValidate onSubmit={go} aria-label={title} className="contents">
      <SetupFrame
        steps={steps}
        current={step}
        title={title}
        lead={lead}
        minutesLeft={setup.minutesLeft}
        bar={
          <>
            {step > 0 ? (
              <Button tone="ghost" size="lg" onClick={() => void navigate(-1)}>
                {text.back}
              </Button>
            ) : (
              <span />
            )}
            <Button tone="primary" size="lg" type="submit" loading={founding}>
              {next ? fillText(text.next, { name: next.title }) : text.found}
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
