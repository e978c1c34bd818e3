import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import type { ReferenceEntry } from "../reference.ts";
import { type CallResult, getJsonError, sendCall } from "../reference-call.ts";
import type { CallFormValues } from "../reference-details.ts";
import { galleryText as text } from "../text.ts";
import { Code, SectionTitle } from "./reference-parts.tsx";

interface CallFormProps {
  entry: ReferenceEntry;
  form: CallFormValues;
  /** Key or token of the call; empty for the session of the viewer. */
  token: string;
}

/** Form that sends a real call with the entered values and shows the response. */
export function CallForm({ entry: { id, method, path, auth }, form, token }: CallFormProps) {
  const { session } = useApp();
  const [values, setValues] = useState(() => form.parameters.map(({ value }) => value));
  const [body, setBody] = useState(form.body);
  const [result, setResult] = useState<CallResult | "failed">();
  const [isBusy, setBusy] = useState(false);
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const jsonError = body === undefined ? undefined : getJsonError(body);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (jsonError !== undefined || isBusy) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    setBusy(true);
    const outcome = await sendCall({
      method,
      path,
      parameters: form.parameters.map((parameter, index) => ({ ...parameter, value: values[index] ?? "" })),
      body,
      token: auth === "public" ? undefined : token || session.token(),
      signal: controller.signal,
    }).catch(() => "failed" as const);
    if (controller.signal.aborted) return;
    setResult(outcome);
    setBusy(false);
  }

  return (
    <details>
      <summary className="cursor-pointer font-semibold text-meta text-text-muted">{text.tryIt}</summary>
      <form aria-label={`${text.tryIt} ${id}`} onSubmit={send} className="mt-2 grid gap-3">
        {method !== "GET" && <Alert tone="warning">{text.tryWarning}</Alert>}
        {form.parameters.map(({ name, required, description }, index) => (
          <Field key={name} label={name} required={required} help={description}>
            <Input
              value={values[index] ?? ""}
              onChange={({ target }) => setValues(values.with(index, target.value))}
            />
          </Field>
        ))}
        {body !== undefined && (
          <Field label={text.body} error={jsonError && fillText(text.notJson, { problem: jsonError })}>
            <Textarea
              value={body}
              onChange={({ target }) => setBody(target.value)}
              spellCheck={false}
              className="font-mono"
            />
          </Field>
        )}
        <div>
          <Button type="submit" size="sm" tone="primary" loading={isBusy}>
            {text.send}
          </Button>
        </div>
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {result === "failed" && <p className="text-danger-text text-meta">{text.tryFailed}</p>}
          {result && result !== "failed" && (
            <>
              <SectionTitle>
                {fillText(text.tryStatus, { status: result.status, ms: result.tookMs })}
              </SectionTitle>
              <Code>{result.text}</Code>
            </>
          )}
        </div>
      </form>
    </details>
  );
}
