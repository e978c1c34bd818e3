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
import { useId, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { site } from "#config/site.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { OptionRow } from "#shell/forms/option-row.tsx";
import { PictureFiles, toImages, usePictureFiles } from "#shell/forms/picture-files.tsx";
import { uploadText } from "#shell/forms/text.ts";
import { useLongForm } from "#shell/forms/use-long-form.ts";
import { createBrowserFormStore } from "#shell/forms/use-persistent-form.ts";
import { type SimilarItem, SimilarThreads } from "#shell/threads/similar-threads.tsx";
import {
  countCharacters,
  emptyReport,
  formatLocalTime,
  getSystemName,
  MAX_IMAGES,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  type ReportValues,
  reportLimits,
  reportRules,
} from "../feedback-rules.ts";
import type { FeedbackKind } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { useMeToo } from "../use-me-too.ts";

const FREQUENCIES = Object.entries(text.frequencies);

interface FeedbackFormProps {
  kind: FeedbackKind;
  /** Whether the form asks for steps, expected and actual behavior instead of a description. */
  isDetailed: boolean;
  userId: string;
  devices: AnswerOf<"deviceList">["devices"];
  models: AnswerOf<"deviceModels">;
  /** Returns the URL of the form for a kind. */
  getHref: (kind: FeedbackKind) => string;
}

/** Form of a feedback report. Its values are stored until it is sent. */
export function FeedbackForm({ kind, isDetailed, userId, devices, models, getHref }: FeedbackFormProps) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const picturesId = useId();
  const store = useMemo(
    () => createBrowserFormStore<ReportValues>(`feedback.${kind}`, userId),
    [kind, userId],
  );
  const firstDevice = devices[0];
  // A stored report may contain a device that no longer exists.
  const deviceOptions = [
    ...devices.map(({ id }) => `device:${id}`),
    ...(kind === 0 ? models.map(({ id }) => `model:${id}`) : []),
  ];
  const { formRef, submit, sending, failure, field, getError, getValues, register, setValue, watch } =
    useLongForm({
      initialValues: {
        ...emptyReport,
        device: firstDevice ? `device:${firstDevice.id}` : "",
        firmware: firstDevice?.model.firmware ?? "",
        appVersion: site.version,
        phone: getSystemName(navigator.userAgent),
      },
      store,
      limits: reportLimits(isDetailed),
      rules: reportRules(kind, isDetailed, deviceOptions),
      validateForm: () => (files.unfinished ? uploadText.unfinished : ""),
      send: ({ device: selected, frequency, images, ...rest }) => {
        const values = { ...rest, occurredAt: formatLocalTime(rest.occurredAt) };
        const [source, id] = (deviceOptions.includes(selected) ? selected : "").split(":");
        const filledIn = Object.entries(values).filter(([name, value]) => {
          if (name === "content") return !isDetailed && value.trim() !== "";
          if (name === "steps" || name === "expected" || name === "actual")
            return isDetailed && value.trim() !== "";
          return value.trim() !== "";
        });
        const body = {
          ...Object.fromEntries(filledIn),
          kind,
          ...(id && { [source === "device" ? "deviceId" : "modelId"]: id }),
          ...(kind === 0 && { frequency }),
          imageList: toImages(images),
          requestId: store.getRequestId(),
        } as BodyOf<"feedbackSubmit">;
        return api.call("feedbackSubmit", { body, silent: true });
      },
      onSuccess: async ({ no }) => {
        toast(fillText(text.submitted, { no }), { tone: "success" });
        await invalidateAfter(queries, "feedbackSubmit");
        await navigate(paths.training("mine"));
      },
    });
  const [confirmedIds, toggleMeToo] = useMeToo();
  const renderMeToo = ({ kind: similarKind, id }: SimilarItem) =>
    similarKind === "issue" && (
      <Button
        size="sm"
        tone="soft"
        className="max-md:h-10"
        disabled={confirmedIds.has(id)}
        onClick={() => toggleMeToo(id)}
      >
        {confirmedIds.has(id) ? text.similarConfirmed : text.confirmSimilar}
      </Button>
    );
  const form = watch();
  const device = deviceOptions.includes(form.device) ? form.device : "";
  const files = usePictureFiles(form.images, MAX_IMAGES, (update) =>
    setValue("images", update(getValues("images"))),
  );

  const renderTextarea = (
    name: "content" | "steps" | "expected" | "actual",
    label: string,
    hint = "",
    rows = 3,
  ) => (
    <Field
      label={label}
      required={name === "content" || name === "actual"}
      error={getError(name)}
      counter={form[name] ? { value: countCharacters(form[name]), max: MAX_TEXT_LENGTH } : undefined}
    >
      <Textarea {...register(name)} rows={rows} placeholder={hint} />
    </Field>
  );
  const renderInput = (name: "firmware" | "appVersion" | "phone" | "occurredAt", type = "text") => (
    <Field label={text.details[name]} error={getError(name)}>
      <Input {...field(name)} type={type} autoComplete="off" />
    </Field>
  );

  return (
    <Card asChild className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <form ref={formRef} method="post" noValidate onSubmit={submit}>
        <header className="flex flex-wrap items-center justify-between gap-x-4 border-border border-b px-4 md:px-6">
          <h1 className="py-3 font-semibold text-[1.375rem] leading-[2rem] max-md:sr-only">
            {text.formTitle}
          </h1>
          <LinkTabs
            aria-label={text.formTitle}
            current={getHref(kind)}
            items={([0, 1, 2] as const).map((other) => ({ href: getHref(other), label: text.kinds[other] }))}
            className="-mx-3"
          />
        </header>
        {kind !== 1 && (
          <section className="grid gap-4 border-border border-b p-4 md:px-6 md:py-5">
            <h2 className="font-semibold text-ui">{text.deviceSection}</h2>
            <div className="grid items-start gap-4 md:grid-cols-2">
              <Field label={text.device} required error={getError("device")}>
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
                  error={getError("frequency")}
                  onChoose={(frequency) => setValue("frequency", frequency)}
                />
              )}
            </div>
            {kind === 0 && (
              <fieldset className="min-w-0">
                <legend className="mb-2 text-text-muted text-meta">{text.prefilled}</legend>
                <div className="grid gap-4 md:grid-cols-4">
                  {renderInput("firmware")}
                  {renderInput("appVersion")}
                  {renderInput("phone")}
                  {renderInput("occurredAt", "datetime-local")}
                </div>
              </fieldset>
            )}
          </section>
        )}
        <section className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:px-6 md:py-5">
          <Field
            label={text.title}
            required
            error={getError("title")}
            counter={{ value: countCharacters(form.title), max: MAX_TITLE_LENGTH }}
          >
            <Input {...register("title")} autoComplete="off" />
          </Field>
          <SimilarThreads title={form.title} renderAction={renderMeToo} />
          {isDetailed ? (
            <>
              {renderTextarea("steps", text.steps, text.stepsHint)}
              <div className="grid items-start gap-4 md:grid-cols-2">
                {renderTextarea("expected", text.expectedResult)}
                {renderTextarea("actual", text.actual)}
              </div>
            </>
          ) : (
            renderTextarea("content", text.describe, text.describeHint, 5)
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <label htmlFor={picturesId} className="font-semibold text-meta text-text-secondary">
              {text.pictures}
            </label>
            <PictureFiles files={files} id={picturesId} />
          </div>
          <Field label={text.contact} error={getError("contact")} className="max-w-110">
            <Input {...field("contact")} placeholder={text.contactHint} autoComplete="off" />
          </Field>
          <FormAlert message={failure} />
        </section>
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t p-4 md:px-6">
          <Button tone="primary" size="lg" type="submit" loading={sending} className="max-md:w-full">
            {text.submit}
          </Button>
          <p className="text-meta text-text-muted">{text.draftKept}</p>
        </footer>
      </form>
    </Card>
  );
}
