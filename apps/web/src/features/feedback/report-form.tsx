import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { randomId } from "@lenscape/api/random-id";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { Select } from "@lenscape/ui/select";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { type FormEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { site } from "#config/site.ts";
import { feedbackText as text } from "#copy/feedback.ts";
import { uploadText } from "#copy/upload.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { FormAlert } from "#shell/form-alert.tsx";
import { useKeptForm } from "#shell/kept-form.ts";
import { OptionRow } from "#shell/option-row.tsx";
import { asImages, PictureFiles, usePictureFiles } from "#shell/picture-files.tsx";
import { type Kind, summary } from "./queries.ts";
import {
  checkReport,
  emptyReport,
  IMAGES_MAX,
  type Report,
  type ReportErrors,
  readable,
  systemOf,
  TITLE_MAX,
  WORDS_MAX,
} from "./rules.ts";

const FREQUENCIES = Object.entries(text.frequencies);
const LIMITS = limits.feedbackSubmit;

interface ReportFormProps {
  kind: Kind;
  /** Asks for steps, expectation and what happened, instead of a description. */
  long: boolean;
  userId: string;
  devices: AnswerOf<"deviceList">["devices"];
  models: AnswerOf<"deviceModels">;
  /** The address of the form for a kind. */
  hrefOf: (kind: Kind) => string;
  onTitle: (title: string) => void;
}

/** The form of a feedback (screens.md 4.13). What is written stays until it has been sent. */
export function ReportForm({ kind, long, userId, devices, models, hrefOf, onTitle }: ReportFormProps) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const picturesId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [requestId] = useState(randomId);
  const first = devices[0];
  const { form, latest, change, clear } = useKeptForm<Report>(`feedback.${kind}`, userId, {
    ...emptyReport,
    device: first ? `device:${first.id}` : "",
    firmware: first?.model.firmware ?? "",
    appVersion: site.version,
    phone: systemOf(navigator.userAgent),
  });
  // What was kept may name a device that has gone since.
  const offered = [
    ...devices.map(({ id }) => `device:${id}`),
    ...(kind === 0 ? models.map(({ id }) => `model:${id}`) : []),
  ];
  const device = offered.includes(form.device) ? form.device : "";
  const [errors, setErrors] = useState<ReportErrors>({});
  const [failure, setFailure] = useState("");
  const files = usePictureFiles(form.images, IMAGES_MAX, (update) =>
    change({ images: update(latest().images) }),
  );
  const set = (to: Partial<Report>) => {
    change(to);
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(to).map((key) => [key, undefined])),
    }));
  };

  const [send, sending] = useAction(async () => {
    const { device: _kept, frequency, images, ...rest } = form;
    const words = { ...rest, occurredAt: readable(rest.occurredAt) };
    const [source, id] = device.split(":");
    const written = Object.entries(words).filter(([name, value]) => {
      if (name === "content") return !long && value.trim() !== "";
      if (name === "steps" || name === "expected" || name === "actual") return long && value.trim() !== "";
      return value.trim() !== "";
    });
    const body = {
      ...Object.fromEntries(written),
      kind,
      ...(id && { [source === "device" ? "deviceId" : "modelId"]: id }),
      ...(kind === 0 && { frequency }),
      imageList: asImages(images),
      requestId,
    } as BodyOf<"feedbackSubmit">;
    let no: string;
    try {
      ({ no } = await api.call("feedbackSubmit", { body, silent: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      return;
    }
    clear();
    toast(text.submitted.replace("{no}", no), { tone: "success" });
    await Promise.all([
      queries.invalidateQueries({ queryKey: ["feedbackList"] }),
      queries.invalidateQueries(summary(api)),
    ]);
    await navigate(paths.training("mine"));
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkReport(kind, { ...form, device }, long);
    setErrors(found);
    const right = Object.keys(found).length === 0;
    setFailure(right && files.unfinished ? uploadText.unfinished : "");
    if (right && !files.unfinished) void send();
    else {
      requestAnimationFrame(() =>
        formRef.current
          ?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]")
          ?.scrollIntoView({ block: "center" }),
      );
    }
  }

  const words = (name: "content" | "steps" | "expected" | "actual", label: string, hint = "", rows = 3) => (
    <Field
      label={label}
      required={name === "content" || name === "actual"}
      error={errors[name]}
      counter={form[name] ? { value: [...form[name].trim()].length, max: WORDS_MAX } : undefined}
    >
      <Textarea
        rows={rows}
        value={form[name]}
        placeholder={hint}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  );
  const line = (name: "firmware" | "appVersion" | "phone" | "occurredAt", type = "text") => (
    <Field label={text.facts[name]}>
      <Input
        type={type}
        value={form[name]}
        maxLength={LIMITS[name].maxLength}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  );

  return (
    <Card asChild className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <form ref={formRef} method="post" noValidate onSubmit={submit}>
        <header className="flex flex-wrap items-center justify-between gap-x-4 border-border border-b px-4 md:px-6">
          <h1 className="py-3 font-semibold text-[22px] leading-8 max-md:sr-only">{text.formTitle}</h1>
          <LinkTabs
            aria-label={text.formTitle}
            current={hrefOf(kind)}
            items={([0, 1, 2] as const).map((one) => ({ href: hrefOf(one), label: text.kinds[one] }))}
          />
        </header>
        {kind !== 1 && (
          <section className="grid gap-4 border-border border-b p-4 md:px-6 md:py-5">
            <h2 className="font-semibold text-md">{text.which}</h2>
            <div className="grid gap-4 md:grid-cols-2">
              <Field label={text.device} required error={errors.device}>
                <Select value={device} onChange={(event) => set({ device: event.target.value })}>
                  <option value="">{text.chooseDevice}</option>
                  {devices.map(({ id, modelName }) => (
                    <option key={id} value={`device:${id}`}>
                      {text.myDevice.replace("{name}", modelName)}
                    </option>
                  ))}
                  {kind === 0 &&
                    models.map(({ id, name, variant }) => (
                      <option key={id} value={`model:${id}`}>
                        {`${name} ${variant}`.trim()}
                      </option>
                    ))}
                </Select>
              </Field>
              {kind === 0 && (
                <OptionRow
                  legend={text.frequency}
                  options={FREQUENCIES}
                  value={form.frequency}
                  error={errors.frequency}
                  onChoose={(frequency) => set({ frequency })}
                />
              )}
            </div>
            {kind === 0 && (
              <fieldset className="min-w-0">
                <legend className="mb-2 text-text-muted text-xs">{text.filled}</legend>
                <div className="grid gap-4 md:grid-cols-4">
                  {line("firmware")}
                  {line("appVersion")}
                  {line("phone")}
                  {line("occurredAt", "datetime-local")}
                </div>
              </fieldset>
            )}
          </section>
        )}
        <section className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:px-6 md:py-5">
          <Field
            label={text.title}
            required
            error={errors.title}
            counter={{ value: [...form.title.trim()].length, max: TITLE_MAX }}
          >
            <Input
              value={form.title}
              onChange={(event) => set({ title: event.target.value })}
              onBlur={() => onTitle(form.title.trim())}
            />
          </Field>
          {long ? (
            <>
              {words("steps", text.steps, text.stepsHint)}
              <div className="grid gap-4 md:grid-cols-2">
                {words("expected", text.expectedResult)}
                {words("actual", text.actual)}
              </div>
            </>
          ) : (
            words("content", text.describe, text.describeHint, 5)
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <label htmlFor={picturesId} className="font-medium text-sm text-text-secondary">
              {text.pictures}
            </label>
            <PictureFiles files={files} id={picturesId} />
          </div>
          <Field label={text.contact} error={errors.contact} className="max-w-110">
            <Input
              value={form.contact}
              placeholder={text.contactHint}
              maxLength={LIMITS.contact.maxLength}
              autoComplete="off"
              onChange={(event) => set({ contact: event.target.value })}
            />
          </Field>
          <FormAlert message={failure} />
        </section>
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t p-4 md:px-6">
          <Button tone="primary" size="lg" type="submit" loading={sending} className="max-md:w-full">
            {text.submit}
          </Button>
          <p className="text-sm text-text-muted">{text.draftKept}</p>
        </footer>
      </form>
    </Card>
  );
}
