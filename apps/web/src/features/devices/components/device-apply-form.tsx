import type { BodyOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import { PointsMark } from "@lenscape/ui/points-mark";
import { toast } from "@lenscape/ui/toast";
import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { getPath } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { OptionRow } from "#shell/forms/option-row.tsx";
import { PictureFiles, toImages, toSentPictures, usePictureFiles } from "#shell/forms/picture-files.tsx";
import { uploadText } from "#shell/forms/text.ts";
import { useLongForm } from "#shell/forms/use-long-form.ts";
import { createBrowserFormStore } from "#shell/forms/use-persistent-form.ts";
import {
  type Application,
  applicationLimits,
  applicationRules,
  emptyApplication,
  findApplicationField,
  normalizeSerialNumber,
} from "../device-rules.ts";
import { type Device, type DeviceQuota, devicesQuery } from "../queries.ts";
import { certificationText as text } from "../text.ts";
import { AgreementCheckbox } from "./device-agreement-checkbox.tsx";
import { getQuotaText, QuotaNote } from "./device-quota-note.tsx";
import { ModelPicker } from "./model-picker.tsx";

const REWARD_POINTS = 100;
const CHANNELS = Object.entries(text.channels);

const getToday = () => wireTimeOf(Date.now()).slice(0, 10);

/** Converts a refused application to initial values. */
const toApplication = ({ model, channel, orderNo, purchaseAt, imageList }: Device): Application => ({
  modelId: model.id,
  sn: "",
  channel,
  orderNo,
  purchaseAt,
  images: toSentPictures(imageList),
});

interface SectionProps {
  title: string;
  hint?: string;
  required?: boolean;
  children: ReactNode;
}

function Section({ title, hint, required, children }: SectionProps) {
  return (
    <section className="border-border border-t p-4 md:px-6 md:py-5">
      <h2 className="mb-4 font-semibold text-ui leading-[1.375rem]">
        <span>{title}</span>
        {required && (
          <span aria-hidden="true" className="ml-0.5 text-danger-text">
            *
          </span>
        )}
        {hint && <small className="ml-2 font-normal text-meta text-text-muted">{hint}</small>}
      </h2>
      {children}
    </section>
  );
}

interface DeviceApplyFormProps {
  userId: string;
  models: readonly Device["model"][];
  quota: DeviceQuota;
  /** Refused application that this one replaces. */
  replaced?: Device;
}

/** Application form for a device certification. Its values are stored until it is sent. */
export function DeviceApplyForm({ userId, models, quota, replaced }: DeviceApplyFormProps) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const proofsId = useId();
  const [isOwner, setOwner] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const { formRef, submit, sending, failure, field, getError, getValues, setValue, watch } = useLongForm({
    initialValues: replaced ? toApplication(replaced) : emptyApplication,
    store: createBrowserFormStore<Application>(replaced ? `device.${replaced.id}` : "device", userId),
    limits: applicationLimits,
    rules: applicationRules(getToday(), replaced !== undefined),
    validateForm: () =>
      files.unfinished ? uploadText.unfinished : isOwner && hasAgreed ? "" : text.agreementMissing,
    send: ({ sn, orderNo, images, channel, ...rest }) => {
      const body: BodyOf<"deviceApply"> = {
        ...rest,
        channel: channel as BodyOf<"deviceApply">["channel"],
        ...(sn.trim() && { sn: normalizeSerialNumber(sn) }),
        ...(orderNo.trim() && { orderNo: orderNo.trim() }),
        imageList: toImages(images),
        ...(replaced && { replacesId: replaced.id }),
      };
      return api.call("deviceApply", { body, silent: true });
    },
    onSuccess: async () => {
      toast(text.submitted, { tone: "success" });
      await queries.invalidateQueries(devicesQuery(api));
      await navigate(getPath("devices"));
    },
    getErrorField: ({ message }) => findApplicationField(message),
  });
  const { modelId, channel, images } = watch();
  const files = usePictureFiles(images, applicationLimits.images.maxItems, (update) =>
    setValue("images", update(getValues("images"))),
  );

  return (
    <Card asChild className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <form ref={formRef} method="post" noValidate onSubmit={submit}>
        <header className="flex items-center justify-between gap-4 p-4 md:px-6 md:py-5">
          <div>
            <h1 className="font-semibold text-[1.375rem] leading-[2rem]">{text.applyTitle}</h1>
            <p className="text-text-muted">{text.applyHint}</p>
          </div>
          <PointsMark value={REWARD_POINTS} signed />
        </header>
        <QuotaNote quota={quota} className="mx-4 mb-4 md:mx-6 md:mb-5" />
        <Section title={`1　${text.model}`} required>
          <ModelPicker
            models={models}
            value={modelId}
            error={getError("modelId")}
            onChoose={(id) => setValue("modelId", id)}
          />
        </Section>
        <Section title={`2　${text.sn}`}>
          <Field
            label={text.sn}
            required={!replaced}
            error={getError("sn")}
            help={replaced ? fillText(text.snUnchanged, { sn: replaced.sn }) : text.snHint}
            className="max-w-110"
          >
            <Input
              {...field("sn")}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="uppercase tracking-wide tabular-nums"
            />
          </Field>
        </Section>
        <Section title={`3　${text.purchase}`}>
          <div className="grid gap-4">
            <OptionRow
              legend={text.channelLabel}
              options={CHANNELS}
              value={channel}
              error={getError("channel")}
              onChoose={(to) => setValue("channel", to)}
            />
            <div className="grid max-w-150 gap-4 md:grid-cols-2">
              <Field label={text.orderNo} error={getError("orderNo")}>
                <Input {...field("orderNo")} placeholder={text.orderNoHint} autoComplete="off" />
              </Field>
              <Field label={text.purchaseAt} required error={getError("purchaseAt")}>
                <Input {...field("purchaseAt")} type="date" min="2000-01-01" max={getToday()} />
              </Field>
            </div>
          </div>
        </Section>
        <Section title={`4　${text.proofs}`} hint={text.proofHint}>
          <PictureFiles files={files} id={proofsId} error={getError("images")} />
        </Section>
        <div className="grid justify-items-start gap-3 border-border border-t p-4 md:px-6 md:py-5">
          <Checkbox checked={isOwner} onCheckedChange={setOwner}>
            {text.ownershipStatement}
          </Checkbox>
          <AgreementCheckbox checked={hasAgreed} onCheckedChange={setAgreed} />
          <FormAlert message={failure} />
        </div>
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t p-4 md:px-6">
          <Button
            tone="primary"
            size="lg"
            type="submit"
            loading={sending}
            disabled={quota.left === 0}
            className="max-md:w-full"
          >
            {text.submit}
          </Button>
          <p className="text-meta text-text-muted">
            <span>{getQuotaText(quota)}</span>
            <span className="block">{text.draftKept}</span>
          </p>
        </footer>
      </form>
    </Card>
  );
}
