import { ApiError } from "@lenscape/api/errors";
import { type FormEvent, useEffect, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, get, useForm } from "react-hook-form";
import { toErrorMessage, useAction } from "#lib/action.ts";
import { type Bounds, createContractResolver, type FieldRules } from "#lib/contract-resolver.ts";
import { useFocusFirstError } from "#lib/use-focus-first-error.ts";
import { type FormStore, useOtherTabForm } from "./use-persistent-form.ts";

interface LongFormOptions<Values extends FieldValues, Answer> {
  /** Initial values; stored values take precedence. */
  initialValues: Values;
  /** Stores the values until the form has been submitted. */
  store?: FormStore<Values>;
  /** The contract's limits of the operation that submits the form. */
  limits: Readonly<Record<string, Bounds>>;
  rules: FieldRules<Values>;
  /** Validates the form as a whole after its fields. Returns an error message, or an empty string. */
  validateForm?: () => string;
  /** Submits the form. API errors are shown at the field that they name, otherwise above the form. */
  send: (values: Values) => Promise<Answer>;
  /** Called after a successful submit. */
  onSuccess: (answer: Answer, values: Values) => unknown;
  /** Returns the field of an API error if the server does not name it. */
  getErrorField?: (error: ApiError) => string | undefined;
  /** Called after an API error. */
  onError?: (error: ApiError) => unknown;
}

/**
 * A form with several fields, based on react-hook-form. A submit validates all fields (`createContractResolver`) and
 * focuses the first invalid field; changing a field clears its error. Only one submit runs at a time.
 * @returns `formRef` and `submit` for the form element, `field` for a text control, `getError` for the error message of
 *   a field, and react-hook-form's own methods
 */
export function useLongForm<Values extends FieldValues, Answer>({
  initialValues: latestInitialValues,
  store: latestStore,
  limits,
  rules,
  validateForm,
  send,
  onSuccess,
  getErrorField,
  onError,
}: LongFormOptions<Values, Answer>) {
  const [store] = useState(latestStore);
  const [initialValues] = useState(latestInitialValues);
  const form = useForm<Values>({
    defaultValues: (store?.read(initialValues) ?? initialValues) as DefaultValues<Values>,
    resolver: createContractResolver(limits, rules),
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
          store?.write(values, initialValues);
          if (name) clearErrors(name as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors, store, initialValues],
  );

  useOtherTabForm(store, initialValues, form.getValues, (values) =>
    form.reset(values, { keepDefaultValues: true }),
  );

  const [failedSubmits, setFailedSubmits] = useState(0);
  const fail = (message: string) => {
    setFailure(message);
    setFailedSubmits((before) => before + 1);
  };
  const isInvalid = failure !== "" || Object.keys(errors).length > 0;
  const formRef = useFocusFirstError<HTMLFormElement>(isInvalid ? submitCount + failedSubmits : 0);

  const [run, sending] = useAction(async (values: Values) => {
    setFailure("");
    let answer: Answer;
    try {
      answer = await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = error.kind === "code" ? (error.field ?? getErrorField?.(error)) : undefined;
      if (field !== undefined && field in values) {
        form.setError(field as FieldPath<Values>, { message: error.message });
        fail("");
      } else fail(toErrorMessage(error));
      await onError?.(error);
      return;
    }
    store?.clear();
    await onSuccess(answer, values);
  });
  const trySubmit = form.handleSubmit(
    (values) => {
      const message = validateForm?.() ?? "";
      if (message) fail(message);
      else void run(values);
    },
    () => setFailure(""),
  );

  return {
    ...form,
    formRef,
    failure,
    sending,
    submit: (event: FormEvent) => {
      // React bubbles the event through portals, so a surrounding form would be submitted too.
      event.stopPropagation();
      return void trySubmit(event);
    },
    field: <Path extends FieldPath<Values>>(name: Path) => ({
      ...form.register(name),
      maxLength: limits[name]?.maxLength,
    }),
    getError: (name: FieldPath<Values>): string | undefined =>
      (get(errors, name) as { message?: string } | undefined)?.message,
  };
}
