import { ApiError } from "@lenscape/api/errors";
import { type FormEvent, useEffect, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, get, useForm } from "react-hook-form";
import { messageFor, useAction } from "#lib/action.ts";
import { type Bounds, contractResolver, type FieldRules } from "#lib/contract-resolver.ts";
import { useFirstFault } from "#lib/use-first-fault.ts";
import type { FormStore } from "./use-persistent-form.ts";

interface LongFormOptions<Values extends FieldValues, Answer> {
  /** What the form begins with; where it is kept, what was written comes over it. */
  begin: Values;
  /** Where what is written is kept until it has been sent; without one it goes with the form. */
  store?: FormStore<Values>;
  /** The contract's bounds of the operation that sends it. */
  limits: Readonly<Record<string, Bounds>>;
  rules: FieldRules<Values>;
  /** Why it cannot be sent although every field is right; empty when it can. */
  obstacle?: () => string;
  /** The call; a refusal is told at the field that it is about, else above the form. */
  send: (values: Values) => Promise<Answer>;
  /** What comes after it. */
  onSent: (answer: Answer, values: Values) => unknown;
  /** The field that a refusal is about, where the server does not name it. */
  fieldOf?: (error: ApiError) => string | undefined;
  /** What else a refusal leads to. */
  onRefused?: (error: ApiError) => unknown;
}

/**
 * A form of several fields on react-hook-form. An attempt to send it checks every field (`contractResolver`) and leads
 * to the first that is wrong; a field that changes loses its fault; one attempt runs at a time.
 * @returns `place` and `submit` for the form element, `field` for a text control, `faultOf` for what is wrong with a
 * field, and react-hook-form's own methods for everything else
 */
export function useLongForm<Values extends FieldValues, Answer>({
  begin,
  store: given,
  limits,
  rules,
  obstacle,
  send,
  onSent,
  fieldOf,
  onRefused,
}: LongFormOptions<Values, Answer>) {
  const [store] = useState(given);
  const [began] = useState(begin);
  const form = useForm<Values>({
    defaultValues: (store?.read(began) ?? began) as DefaultValues<Values>,
    resolver: contractResolver(limits, rules),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const [failure, setFailure] = useState("");

  const { subscribe, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          store?.write(values, began);
          if (name) clearErrors(name as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors, store, began],
  );

  const [refusals, setRefusals] = useState(0);
  const refuse = (reason: string) => {
    setFailure(reason);
    setRefusals((before) => before + 1);
  };
  const isWrong = failure !== "" || Object.keys(errors).length > 0;
  const place = useFirstFault<HTMLFormElement>(isWrong ? submitCount + refusals : 0);

  const [run, sending] = useAction(async (values: Values) => {
    setFailure("");
    let answer: Answer;
    try {
      answer = await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = error.kind === "code" ? (error.field ?? fieldOf?.(error)) : undefined;
      if (field !== undefined && field in values) {
        form.setError(field as FieldPath<Values>, { message: error.message });
        refuse("");
      } else refuse(messageFor(error));
      await onRefused?.(error);
      return;
    }
    store?.clear();
    await onSent(answer, values);
  });
  const attempt = form.handleSubmit(
    (values) => {
      const reason = obstacle?.() ?? "";
      if (reason) refuse(reason);
      else void run(values);
    },
    () => setFailure(""),
  );

  return {
    ...form,
    place,
    failure,
    sending,
    submit: (event: FormEvent) => {
      // A dialog's form lies in another one for React.
      event.stopPropagation();
      return void attempt(event);
    },
    field: <Path extends FieldPath<Values>>(name: Path) => ({
      ...form.register(name),
      maxLength: limits[name]?.maxLength,
    }),
    faultOf: (name: FieldPath<Values>): string | undefined =>
      (get(errors, name) as { message?: string } | undefined)?.message,
  };
}
