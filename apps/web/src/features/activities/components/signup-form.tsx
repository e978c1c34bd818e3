import type { Activity } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { Smartphone, TriangleExclamationPoint } from "lucide-react";
import { useId } from "react";
import { activityText as text } from "#copy/activity-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { useLongForm } from "#shell/forms/use-long-form.ts";
import type { FormStore } from "#shell/forms/use-persistent-form.ts";
import { type SignupValues, signupLimits, signupRules } from "../signup-rules.ts";

interface SignupFormProps {
  activity: Activity;
  /** What was typed outlives the form: the last place may go, and come back. */
  store: FormStore<SignupValues>;
  onDone: () => void;
  /** Told a refusal, which outlives the form too: the numbers are fetched again. */
  onRefused: (message: string) => void;
}

/** Name, phone and what else the organiser asks for. The default export is what `pagePart` takes. */
export default function SignupForm({ activity, store, onDone, onRefused }: SignupFormProps) {
  const { api, queries } = useApp();
  const { id, fields, costPoints, needAudit } = activity;
  const { name } = useMember();
  const { place, submit, sending, failure, field, faultOf, setValue, watch } = useLongForm<
    SignupValues,
    unknown
  >({
    begin: { name, phone: "", answers: fields.map(() => "") },
    store,
    limits: signupLimits(fields),
    rules: signupRules(fields),
    send: ({ answers, ...who }) => {
      const body = { activityId: id, ...who, answers: fields.map((_, index) => answers[index] ?? "") };
      return api.call("activitySignup", { body, silent: true });
    },
    onSent: async () => {
      toast(needAudit ? text.successWaiting : text.success, { tone: "success" });
      onDone();
      await touched(queries, "activitySignup");
    },
    onRefused: async ({ code, message }) => {
      onRefused(message);
      if (code === 409) await touched(queries, "activitySignup");
    },
  });
  const { answers } = watch();

  return (
    <form ref={place} method="post" noValidate onSubmit={submit} className="grid gap-3.5">
      <FormAlert message={failure} />
      <Field label={text.name} required error={faultOf("name")}>
        <Input {...field("name")} autoComplete="nickname" />
      </Field>
      <Field label={text.phone} required help={text.phoneHint} error={faultOf("phone")}>
        <Input
          {...field("phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          leading={<Smartphone aria-hidden="true" strokeWidth={1.7} />}
        />
      </Field>
      {fields.map(({ label, options, required }, index) =>
        options.length > 0 ? (
          <Choice
            key={`${index}${label}`}
            label={label}
            options={options}
            required={required === 1}
            error={faultOf(`answers.${index}`)}
            value={answers[index] ?? ""}
            onChange={(value) => setValue(`answers.${index}`, value)}
          />
        ) : (
          <Field
            key={`${index}${label}`}
            label={label}
            required={required === 1}
            error={faultOf(`answers.${index}`)}
          >
            <Input {...field(`answers.${index}`)} />
          </Field>
        ),
      )}
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {costPoints > 0 ? fillText(text.signUpCost, { n: costPoints }) : text.signUp}
      </Button>
      {costPoints > 0 && (
        <p className="text-center text-text-muted text-xs">{fillText(text.costHint, { n: costPoints })}</p>
      )}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly string[];
  required: boolean;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** One answer out of a few, as chips. */
function Choice({ label, options, required, error, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="font-medium text-sm text-text-secondary">
        {label}
        {required && <span className="ml-0.5 text-danger-text">*</span>}
      </span>
      <FilterChips
        aria-label={label}
        aria-describedby={error ? id : undefined}
        aria-invalid={error ? true : undefined}
        tabIndex={error ? -1 : undefined}
        options={options.map((option) => ({ value: option, label: option }))}
        value={value}
        onValueChange={onChange}
      />
      {error && (
        <p id={id} role="alert" className="flex items-center gap-1 text-danger-text text-xs">
          <TriangleExclamationPoint
            aria-hidden="true"
            size="0.875rem"
            strokeWidth={1.7}
            className="flex-none"
          />
          {error}
        </p>
      )}
    </div>
  );
}
