import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import type { Entry } from "../reference.ts";
import { jsonProblem, type Tried, tryCall } from "../reference-call.ts";
import type { CallForm } from "../reference-details.ts";
import { galleryText as text } from "../text.ts";
import { Code, PartTitle } from "./reference-parts.tsx";

interface TryCallProps {
  entry: Entry;
  form: CallForm;
  /** A key or token to call with; empty: who is signed in. */
  token: string;
}

/** Makes the call in earnest, with what is filled in, and shows what is answered. */
export function TryCall({ entry: { id, method, path, auth }, form, token }: TryCallProps) {
  const { session } = useApp();
  const [values, setValues] = useState(() => form.parameters.map(({ value }) => value));
  const [body, setBody] = useState(form.body);
  const [tried, setTried] = useState<Tried | "failed">();
  const [isBusy, setBusy] = useState(false);
  const calling = useRef<AbortController>(undefined);
  useEffect(() => () => calling.current?.abort(), []);
  const problem = body === undefined ? undefined : jsonProblem(body);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (problem !== undefined || isBusy) return;
    const controller = new AbortController();
    calling.current = controller;
    setBusy(true);
    const result = await tryCall({
      method,
      path,
      parameters: form.parameters.map((parameter, at) => ({ ...parameter, value: values[at] ?? "" })),
      body,
      token: auth === "public" ? undefined : token || session.token(),
      signal: controller.signal,
    }).catch(() => "failed" as const);
    if (controller.signal.aborted) return;
    setTried(result);
    setBusy(false);
  }

  return (
    <details>
      <summary className="cursor-pointer font-medium text-sm text-text-muted">{text.tryIt}</summary>
      <form aria-label={`${text.tryIt} ${id}`} onSubmit={send} className="mt-2 grid gap-3">
        {method !== "GET" && <Alert tone="warning">{text.tryWrites}</Alert>}
        {form.parameters.map(({ name, required, description }, at) => (
          <Field key={name} label={name} required={required} help={description}>
            <Input
              value={values[at] ?? ""}
              onChange={({ target }) => setValues(values.with(at, target.value))}
            />
          </Field>
        ))}
        {body !== undefined && (
          <Field label={text.body} error={problem && fillText(text.notJson, { problem })}>
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
          {tried === "failed" && <p className="text-danger-text text-sm">{text.tryFailed}</p>}
          {tried && tried !== "failed" && (
            <>
              <PartTitle>{fillText(text.triedAnswer, { status: tried.status, ms: tried.tookMs })}</PartTitle>
              <Code>{tried.text}</Code>
            </>
          )}
        </div>
      </form>
    </details>
  );
}
