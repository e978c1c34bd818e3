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
import { deviceText as text } from "#copy/device-text.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { OptionRow } from "#shell/forms/option-row.tsx";
import { asImages, asSent, PictureFiles, usePictureFiles } from "#shell/forms/picture-files.tsx";
import { uploadText } from "#shell/forms/upload-text.ts";
import { useLongForm } from "#shell/forms/use-long-form.ts";
import { formStore } from "#shell/forms/use-persistent-form.ts";
import {
  type Application,
  applicationLimits,
  applicationRules,
  emptyApplication,
  fieldOf,
  normalSn,
} from "../device-rules.ts";
import { type Device, type DeviceQuota, devices } from "../queries.ts";
import { AgreementLine } from "./device-agreement-line.tsx";
import { QuotaNote, quotaText } from "./device-quota-note.tsx";
import { ModelPicker } from "./model-picker.tsx";

const POINTS = 100;
const CHANNELS = Object.entries(text.channels);

const today = () => wireTimeOf(Date.now()).slice(0, 10);

/** What a refused application starts the next one with. */
const startOf = ({ model, channel, orderNo, purchaseAt, imageList }: Device): Application => ({
  modelId: model.id,
  sn: "",
  channel,
  orderNo,
  purchaseAt,
  images: asSent(imageList),
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
      <h2 className="mb-4 font-semibold text-md leading-[1.375rem]">
        {title}
        {required && (
          <span aria-hidden="true" className="ml-0.5 text-danger-text">
            *
          </span>
        )}
        {hint && <small className="ml-2 font-normal text-sm text-text-muted">{hint}</small>}
      </h2>
      {children}
    </section>
  );
}

interface ApplyFormProps {
  userId: string;
  models: readonly Device["model"][];
  quota: DeviceQuota;
  /** The refused application this one takes the place of. */
  replaced?: Device;
}

/** The application for authentication. What is written stays until it has been sent. */
export function ApplyForm({ userId, models, quota, replaced }: ApplyFormProps) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const proofsId = useId();
  const [own, setOwn] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const { place, submit, sending, failure, field, faultOf, getValues, setValue, watch } = useLongForm({
    begin: replaced ? startOf(replaced) : emptyApplication,
    store: formStore<Application>(replaced ? `device.${replaced.id}` : "device", userId),
    limits: applicationLimits,
    rules: applicationRules(today(), replaced !== undefined),
    obstacle: () => (files.unfinished ? uploadText.unfinished : own && agreed ? "" : text.agreementMissing),
    send: ({ sn, orderNo, images, channel, ...rest }) => {
      const body: BodyOf<"deviceApply"> = {
        ...rest,
        channel: channel as BodyOf<"deviceApply">["channel"],
        ...(sn.trim() && { sn: normalSn(sn) }),
        ...(orderNo.trim() && { orderNo: orderNo.trim() }),
        imageList: asImages(images),
        ...(replaced && { replacesId: replaced.id }),
      };
      return api.call("deviceApply", { body, silent: true });
    },
    onSent: async () => {
      toast(text.submitted, { tone: "success" });
      await queries.invalidateQueries(devices(api));
      await navigate(pageOf("devices"));
    },
    fieldOf: ({ message }) => fieldOf(message),
  });
  const { modelId, channel, images } = watch();
  const files = usePictureFiles(images, applicationLimits.images.maxItems, (update) =>
    setValue("images", update(getValues("images"))),
  );

  return (
    <Card asChild className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <form ref={place} method="post" noValidate onSubmit={submit}>
        <header className="flex items-center justify-between gap-4 p-4 md:px-6 md:py-5">
          <div>
            <h1 className="font-semibold text-[1.375rem] leading-[2rem]">{text.applyTitle}</h1>
            <p className="text-text-muted">{text.applyHint}</p>
          </div>
          <PointsMark value={POINTS} signed />
        </header>
        <QuotaNote quota={quota} className="mx-4 mb-4 md:mx-6 md:mb-5" />
        <Section title={`1　${text.model}`} required>
          <ModelPicker
            models={models}
            value={modelId}
            error={faultOf("modelId")}
            onChoose={(id) => setValue("modelId", id)}
          />
        </Section>
        <Section title={`2　${text.sn}`}>
          <Field
            label={text.sn}
            required={!replaced}
            error={faultOf("sn")}
            help={replaced ? fillText(text.snKept, { sn: replaced.sn }) : text.snHint}
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
              error={faultOf("channel")}
              onChoose={(to) => setValue("channel", to)}
            />
            <div className="grid max-w-150 gap-4 md:grid-cols-2">
              <Field label={text.orderNo} error={faultOf("orderNo")}>
                <Input {...field("orderNo")} placeholder={text.orderNoHint} autoComplete="off" />
              </Field>
              <Field label={text.purchaseAt} required error={faultOf("purchaseAt")}>
                <Input {...field("purchaseAt")} type="date" min="2000-01-01" max={today()} />
              </Field>
            </div>
          </div>
        </Section>
        <Section title={`4　${text.proofs}`} hint={text.proofHint}>
          <PictureFiles files={files} id={proofsId} error={faultOf("images")} />
        </Section>
        <div className="grid justify-items-start gap-3 border-border border-t p-4 md:px-6 md:py-5">
          <Checkbox checked={own} onCheckedChange={setOwn}>
            {text.own}
          </Checkbox>
          <AgreementLine checked={agreed} onCheckedChange={setAgreed} />
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
          <p className="text-sm text-text-muted">
            {quotaText(quota)}
            <span className="block">{text.draftKept}</span>
          </p>
        </footer>
      </form>
    </Card>
  );
}
