import type { Activity } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { Smartphone, TriangleExclamationPoint } from "lucide-react";
import { useId } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { useLongForm } from "#shell/forms/use-long-form.ts";
import type { FormStore } from "#shell/forms/use-persistent-form.ts";
import { getSignupLimits, getSignupRules, type SignupValues } from "../signup-rules.ts";
import { activityText as text } from "../text.ts";

interface SignupFormProps {
  activity: Activity;
  /** Values that outlive the form, because the last seat may be taken and become free again. */
  store: FormStore<SignupValues>;
  onDone: () => void;
  /** Called with the message of a refusal, which outlives the form, too, because the counts are refetched. */
  onRefused: (message: string) => void;
}

/** Signup form: name, phone number, and the organiser's questions. */
export function SignupForm({ activity, store, onDone, onRefused }: SignupFormProps) {
  const { api, queries } = useApp();
  const { id, fields, costPoints, needAudit } = activity;
  const { name } = useMember();
  const { formRef, submit, sending, failure, field, getError, setValue, watch } = useLongForm<
    SignupValues,
    unknown
  >({
    initialValues: { name, phone: "", answers: fields.map(() => "") },
    store,
    limits: getSignupLimits(fields),
    rules: getSignupRules(fields),
    send: ({ answers, ...contact }) => {
      const body = { activityId: id, ...contact, answers: fields.map((_, index) => answers[index] ?? "") };
      return api.call("activitySignup", { body, silent: true });
    },
    onSuccess: async () => {
      toast(needAudit ? text.signUpPending : text.signUpDone, { tone: "success" });
      onDone();
      await invalidateAfter(queries, "activitySignup");
    },
    onError: async ({ code, message }) => {
      onRefused(message);
      if (code === 409) await invalidateAfter(queries, "activitySignup");
    },
  });
  const { answers } = watch();

  return (
    <form ref={formRef} method="post" noValidate onSubmit={submit} className="grid gap-3.5">
      <FormAlert message={failure} />
      <Field label={text.name} required error={getError("name")}>
        <Input {...field("name")} autoComplete="nickname" />
      </Field>
      <Field label={text.phone} required help={text.phoneHint} error={getError("phone")}>
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
          <ChoiceField
            key={`${index}${label}`}
            label={label}
            options={options}
            required={required === 1}
            error={getError(`answers.${index}`)}
            value={answers[index] ?? ""}
            onChange={(value) => setValue(`answers.${index}`, value)}
          />
        ) : (
          <Field
            key={`${index}${label}`}
            label={label}
            required={required === 1}
            error={getError(`answers.${index}`)}
          >
            <Input {...field(`answers.${index}`)} />
          </Field>
        ),
      )}
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {costPoints > 0 ? fillText(text.signUpWithPoints, { n: costPoints }) : text.signUp}
      </Button>
      {costPoints > 0 && (
        <p className="text-center text-text-muted text-meta">
          {fillText(text.refundHint, { n: costPoints })}
        </p>
      )}
    </form>
  );
}

interface ChoiceFieldProps {
  label: string;
  options: readonly string[];
  required: boolean;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field with a few options, as chips. */
function ChoiceField({ label, options, required, error, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="font-semibold text-meta text-text-secondary">
        <span>{label}</span>
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
        <p id={id} role="alert" className="flex items-center gap-1 text-danger-text text-meta">
          <TriangleExclamationPoint
            aria-hidden="true"
            size="0.875rem"
            strokeWidth={1.7}
            className="flex-none"
          />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
