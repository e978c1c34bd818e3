import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { KeyRound, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { twoStepText as text } from "./text.ts";

interface SecondCodeFieldProps {
  /** Code of an authenticator app, a backup code, or either of them. */
  kind: "totp" | "backup" | "either";
  value: string;
  onChange: (value: string) => void;
  error?: string;
  autoFocus?: boolean;
}

const kindProps: Record<SecondCodeFieldProps["kind"], { label: string; hint?: string; icon: ReactNode }> = {
  totp: { label: text.code, hint: text.codeHint, icon: <ShieldCheck strokeWidth={1.7} /> },
  backup: { label: text.backup, hint: text.backupHint, icon: <KeyRound strokeWidth={1.7} /> },
  either: { label: text.eitherCode, icon: <ShieldCheck strokeWidth={1.7} /> },
};

/** Text field for the code of the second login step. */
export function SecondCodeField({ kind, value, onChange, error, autoFocus }: SecondCodeFieldProps) {
  const { label, hint, icon } = kindProps[kind];
  return (
    <Field label={label} error={error}>
      <Input
        key={kind}
        size="lg"
        name="second-code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={hint}
        maxLength={limits.loginSecond.secondCode.maxLength}
        inputMode={kind === "totp" ? "numeric" : undefined}
        autoComplete={kind === "backup" ? "off" : "one-time-code"}
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={autoFocus}
        className="font-mono"
        leading={icon}
      />
    </Field>
  );
}
