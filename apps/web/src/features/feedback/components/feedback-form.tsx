import { randomId } from "@lenscape/api/random-id";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { Select } from "@lenscape/ui/select";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { site } from "#config/site.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { OptionRow } from "#shell/forms/option-row.tsx";
import { asImages, PictureFiles, usePictureFiles } from "#shell/forms/picture-files.tsx";
import { uploadText } from "#shell/forms/upload-text.ts";
import { useLongForm } from "#shell/forms/use-long-form.ts";
import { formStore } from "#shell/forms/use-persistent-form.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import type { SimilarItem } from "#shell/threads/similar-threads.tsx";
import {
  emptyReport,
  IMAGES_MAX,
  lengthOf,
  type Report,
  readable,
  reportLimits,
  reportRules,
  systemOf,
  TITLE_MAX,
  WORDS_MAX,
} from "../feedback-rules.ts";
import type { Kind } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { useMeToo } from "../use-me-too.ts";

const Similar = lazySection(() => import("#shell/threads/similar-threads.tsx"), { quiet: true });

const FREQUENCIES = Object.entries(text.frequencies);

interface ReportFormProps {
  kind: Kind;
  /** Asks for steps, expectation and what happened, instead of a description. */
  long: boolean;
  userId: string;
  devices: AnswerOf<"deviceList">["devices"];
  models: AnswerOf<"deviceModels">;
  /** The address of the form for a kind. */
  hrefOf: (kind: Kind) => string;
}

/** The form of a feedback. What is written stays until it has been sent. */
export function ReportForm({ kind, long, userId, devices, models, hrefOf }: ReportFormProps) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const picturesId = useId();
  const [requestId] = useState(randomId);
  const first = devices[0];
  // What was kept may name a device that has gone since.
  const offered = [
    ...devices.map(({ id }) => `device:${id}`),
    ...(kind === 0 ? models.map(({ id }) => `model:${id}`) : []),
  ];
  const { place, submit, sending, failure, field, faultOf, getValues, register, setValue, watch } =
    useLongForm({
      begin: {
        ...emptyReport,
        device: first ? `device:${first.id}` : "",
        firmware: first?.model.firmware ?? "",
        appVersion: site.version,
        phone: systemOf(navigator.userAgent),
      },
      store: formStore<Report>(`feedback.${kind}`, userId),
      limits: reportLimits(long),
      rules: reportRules(kind, long, offered),
      obstacle: () => (files.unfinished ? uploadText.unfinished : ""),
      send: ({ device: chosen, frequency, images, ...rest }) => {
        const words = { ...rest, occurredAt: readable(rest.occurredAt) };
        const [source, id] = (offered.includes(chosen) ? chosen : "").split(":");
        const written = Object.entries(words).filter(([name, value]) => {
          if (name === "content") return !long && value.trim() !== "";
          if (name === "steps" || name === "expected" || name === "actual")
            return long && value.trim() !== "";
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
        return api.call("feedbackSubmit", { body, silent: true });
      },
      onSent: async ({ no }) => {
        toast(fillText(text.submitted, { no }), { tone: "success" });
        await touched(queries, "feedbackSubmit");
        await navigate(paths.training("mine"));
      },
    });
  const [met, meToo] = useMeToo();
  const renderMeToo = ({ kind: like, id }: SimilarItem) =>
    like === "issue" && (
      <Button size="sm" tone="soft" className="max-md:h-10" disabled={met.has(id)} onClick={() => meToo(id)}>
        {met.has(id) ? text.alikeDone : text.alikeMine}
      </Button>
    );
  const form = watch();
  const device = offered.includes(form.device) ? form.device : "";
  const files = usePictureFiles(form.images, IMAGES_MAX, (update) =>
    setValue("images", update(getValues("images"))),
  );

  const words = (name: "content" | "steps" | "expected" | "actual", label: string, hint = "", rows = 3) => (
    <Field
      label={label}
      required={name === "content" || name === "actual"}
      error={faultOf(name)}
      counter={form[name] ? { value: lengthOf(form[name]), max: WORDS_MAX } : undefined}
    >
      <Textarea {...register(name)} rows={rows} placeholder={hint} />
    </Field>
  );
  const line = (name: "firmware" | "appVersion" | "phone" | "occurredAt", type = "text") => (
    <Field label={text.facts[name]} error={faultOf(name)}>
      <Input {...field(name)} type={type} autoComplete="off" />
    </Field>
  );

  return (
    <Card asChild className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <form ref={place} method="post" noValidate onSubmit={submit}>
        <header className="flex flex-wrap items-center justify-between gap-x-4 border-border border-b px-4 md:px-6">
          <h1 className="py-3 font-semibold text-[1.375rem] leading-[2rem] max-md:sr-only">
            {text.formTitle}
          </h1>
          <LinkTabs
            aria-label={text.formTitle}
            current={hrefOf(kind)}
            items={([0, 1, 2] as const).map((one) => ({ href: hrefOf(one), label: text.kinds[one] }))}
            className="-mx-3"
          />
        </header>
        {kind !== 1 && (
          <section className="grid gap-4 border-border border-b p-4 md:px-6 md:py-5">
            <h2 className="font-semibold text-md">{text.which}</h2>
            <div className="grid items-start gap-4 md:grid-cols-2">
              <Field label={text.device} required error={faultOf("device")}>
                <Select value={device} onChange={(event) => setValue("device", event.target.value)}>
                  <option value="">{text.chooseDevice}</option>
                  {devices.map(({ id, modelName }) => (
                    <option key={id} value={`device:${id}`}>
                      {fillText(text.myDevice, { name: modelName })}
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
                  error={faultOf("frequency")}
                  onChoose={(frequency) => setValue("frequency", frequency)}
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
            error={faultOf("title")}
            counter={{ value: lengthOf(form.title), max: TITLE_MAX }}
          >
            <Input {...register("title")} autoComplete="off" />
          </Field>
          <Similar title={form.title} renderAction={renderMeToo} />
          {long ? (
            <>
              {words("steps", text.steps, text.stepsHint)}
              <div className="grid items-start gap-4 md:grid-cols-2">
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
          <Field label={text.contact} error={faultOf("contact")} className="max-w-110">
            <Input {...field("contact")} placeholder={text.contactHint} autoComplete="off" />
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
