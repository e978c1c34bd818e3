import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { MessageSquareText, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { SMS_RESEND_SECONDS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { wechatText as text } from "./text.ts";
import { useCountdown } from "./use-countdown.ts";

export interface SmsValues {
  phone: string;
  smsCode: string;
}

export type SmsErrors = Partial<Record<keyof SmsValues, string>>;

const PHONE = /^1[3-9]\d{9}$/;

/** What is wrong with the phone, or nothing. */
export const phoneError = (phone: string): string | undefined =>
  PHONE.test(phone.replace(/\s/g, "")) ? undefined : text.phoneWrong;

interface SmsFieldsProps {
  values: SmsValues;
  errors: SmsErrors;
  onChange: (change: Partial<SmsValues>) => void;
  /** Asks for a code; returns false when a field has to change first. Throws `ApiError`. */
  onSend: () => Promise<boolean>;
  /** Tells why no code came, or that there is nothing to tell any more. */
  onFailure: (message: string) => void;
  /** Stands between the two fields: a captcha where one is asked for. */
  children?: ReactNode;
}

/** The phone, and the code that was sent to it, with the minute between two of them: another phone waits for none. */
export function SmsFields({ values, errors, onChange, onSend, onFailure, children }: SmsFieldsProps) {
  const [pause, start] = useCountdown();
  const [asked, setAsked] = useState("");
  const left = asked === values.phone ? pause : 0;
  const [send, sending] = useAction(async () => {
    onFailure("");
    setAsked(values.phone);
    try {
      if (!(await onSend())) return start(0);
      toast(text.sent, { tone: "success" });
      start(SMS_RESEND_SECONDS);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFailure(error.message);
      start(error.retryAfter ?? 0);
    }
  });
  return (
    <>
      <Field label={text.phone} error={errors.phone}>
        <Input
          size="lg"
          type="tel"
          name="phone"
          inputMode="numeric"
          autoComplete="tel-national"
          value={values.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          maxLength={limits.wxSmsLogin.phone.maxLength}
          leading={<Smartphone strokeWidth={1.7} />}
        />
      </Field>
      {children}
      <Field label={text.smsCode} error={errors.smsCode}>
        <div className="flex gap-2">
          <Input
            size="lg"
            name="sms-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={values.smsCode}
            onChange={(event) => onChange({ smsCode: event.target.value })}
            maxLength={limits.wxSmsLogin.smsCode.maxLength}
            leading={<MessageSquareText strokeWidth={1.7} />}
          />
          <Button
            size="lg"
            className="flex-none px-4"
            loading={sending}
            disabled={left > 0}
            onClick={() => send()}
          >
            {left > 0 ? fillText(text.resend, { n: left }) : text.send}
          </Button>
        </div>
      </Field>
    </>
  );
}
