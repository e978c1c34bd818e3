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

/** Returns the error for a phone number, or undefined if it is valid. */
export const getPhoneError = (phone: string): string | undefined =>
  PHONE.test(phone.replace(/\s/g, "")) ? undefined : text.phoneWrong;

interface SmsFieldsProps {
  values: SmsValues;
  errors: SmsErrors;
  onChange: (change: Partial<SmsValues>) => void;
  /** Requests a code. Returns false if a field has to change first. Throws `ApiError`. */
  onSend: () => Promise<boolean>;
  /** Called with the reason why no code was sent, or with an empty string to clear it. */
  onFailure: (message: string) => void;
  /** Content between the two fields, for example a captcha. */
  children?: ReactNode;
}

/** Fields for a phone number and for the code sent to it. The resend delay applies per phone number. */
export function SmsFields({ values, errors, onChange, onSend, onFailure, children }: SmsFieldsProps) {
  const [secondsLeft, startCountdown] = useCountdown();
  const [codePhone, setCodePhone] = useState("");
  const resendSeconds = codePhone === values.phone ? secondsLeft : 0;
  const [sendCode, isSending] = useAction(async () => {
    onFailure("");
    setCodePhone(values.phone);
    try {
      if (!(await onSend())) return startCountdown(0);
      toast(text.sent, { tone: "success" });
      startCountdown(SMS_RESEND_SECONDS);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFailure(error.message);
      startCountdown(error.retryAfter ?? 0);
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
            loading={isSending}
            disabled={resendSeconds > 0}
            onClick={() => sendCode()}
          >
            <span key={resendSeconds}>
              {resendSeconds > 0 ? fillText(text.resend, { n: resendSeconds }) : text.send}
            </span>
          </Button>
        </div>
      </Field>
    </>
  );
}
