import type { Activity } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { Input } from "@lenscape/ui/input";
import { Smartphone, TriangleExclamationPoint } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { activityText as text } from "#copy/activity.ts";
import { FormAlert } from "#shell/form-alert.tsx";
import { checkValues, type Signup, type SignupErrors, type SignupValues } from "./use-signup.ts";

interface SignupFormProps {
  activity: Activity;
  /** What was typed outlives the form: the last place may go, and come back. */
  signup: Signup;
}

/** Name, phone and what else the organiser asks for. */
export function SignupForm({ activity, signup }: SignupFormProps) {
  const { fields, costPoints } = activity;
  const { values, setValues, failure, send, sending } = signup;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<SignupErrors>({});

  const set = (to: Partial<SignupValues>, field: keyof SignupErrors) => {
    setValues((before) => ({ ...before, ...to }));
    setErrors(({ [field]: _mended, ...rest }) => rest);
  };
  const answer = (index: number, value: string) =>
    set({ answers: fields.map((_, at) => (at === index ? value : (values.answers[at] ?? ""))) }, index);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkValues(activity, values);
    setErrors(found);
    if (Object.keys(found).length === 0) void send(values);
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-3.5">
      <FormAlert message={failure} />
      <Field label={text.name} required error={errors.name}>
        <Input
          name="name"
          value={values.name}
          maxLength={20}
          autoComplete="nickname"
          onChange={(event) => set({ name: event.target.value }, "name")}
        />
      </Field>
      <Field label={text.phone} required help={text.phoneHint} error={errors.phone}>
        <Input
          name="phone"
          type="tel"
          inputMode="tel"
          value={values.phone}
          maxLength={20}
          autoComplete="tel-national"
          leading={<Smartphone aria-hidden="true" strokeWidth={1.7} />}
          onChange={(event) => set({ phone: event.target.value }, "phone")}
        />
      </Field>
      {fields.map(({ label, options, required }, index) =>
        options.length > 0 ? (
          <Choice
            key={`${index}${label}`}
            label={label}
            options={options}
            required={required === 1}
            error={errors[index]}
            value={values.answers[index] ?? ""}
            onChange={(value) => answer(index, value)}
          />
        ) : (
          <Field key={`${index}${label}`} label={label} required={required === 1} error={errors[index]}>
            <Input
              value={values.answers[index] ?? ""}
              maxLength={100}
              onChange={(event) => answer(index, event.target.value)}
            />
          </Field>
        ),
      )}
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {costPoints > 0 ? text.signUpCost.replace("{n}", String(costPoints)) : text.signUp}
      </Button>
      {costPoints > 0 && (
        <p className="text-center text-text-muted text-xs">
          {text.costHint.replace("{n}", String(costPoints))}
        </p>
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
          <TriangleExclamationPoint aria-hidden="true" size={14} strokeWidth={1.7} className="flex-none" />
          {error}
        </p>
      )}
    </div>
  );
}
