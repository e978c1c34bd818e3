import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { KeyRound, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { twoStepText as text } from "./text.ts";

interface SecondCodeFieldProps {
  /** What is asked for: the digits of an authenticator, a backup code, or whichever is at hand. */
  kind: "totp" | "backup" | "either";
  value: string;
  onChange: (value: string) => void;
  error?: string;
  autoFocus?: boolean;
}

const kinds: Record<SecondCodeFieldProps["kind"], { label: string; hint?: string; icon: ReactNode }> = {
  totp: { label: text.code, hint: text.codeHint, icon: <ShieldCheck strokeWidth={1.7} /> },
  backup: { label: text.backup, hint: text.backupHint, icon: <KeyRound strokeWidth={1.7} /> },
  either: { label: text.eitherCode, icon: <ShieldCheck strokeWidth={1.7} /> },
};

/** Asks for a code of the second step. */
export function SecondCodeField({ kind, value, onChange, error, autoFocus }: SecondCodeFieldProps) {
  const { label, hint, icon } = kinds[kind];
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
