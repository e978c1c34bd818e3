import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Spinner } from "@lenscape/ui/spinner";
import { ShieldCheck } from "lucide-react";
import type { Ref } from "react";
import { authText as text } from "../text.ts";
import type { Captcha } from "../use-captcha.ts";

interface CaptchaFieldProps {
  captcha: Captcha;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Captcha input with its image, which reloads on click. Renders nothing if the site uses no captcha. */
export function CaptchaField({ captcha, value, onChange, error, required, ref }: CaptchaFieldProps) {
  const { status, image, reload } = captcha;
  if (status === "off") return null;
  return (
    <Field label={text.captcha} error={error} required={required}>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-2.5">
        <Input
          ref={ref}
          size="lg"
          name="code"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={text.captchaHint}
          maxLength={limits.login.code.maxLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          leading={<ShieldCheck strokeWidth={1.7} />}
        />
        <button
          type="button"
          onClick={reload}
          // The error text names the button if the image failed.
          aria-label={status === "failed" ? undefined : text.captchaRefresh}
          title={text.captchaRefresh}
          className="grid h-11 place-items-center overflow-hidden rounded-control border border-border-strong bg-surface-sunken text-meta text-text-muted"
        >
          {status === "ready" && <img src={image} alt={text.captchaImage} width={128} height={44} />}
          {status === "loading" && <Spinner />}
          {status === "failed" && <span>{text.captchaFailed}</span>}
        </button>
      </div>
    </Field>
  );
}
