import { Field } from "@lenscape/ui/field";
import { PasswordInput } from "@lenscape/ui/password-input";
import { Lock } from "lucide-react";
import { wechatText as text } from "./text.ts";

interface OwnerProofProps {
  /** Whether the member has a password; without one the alternative is explained. */
  needsPassword: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string;
  maxLength: number;
}

/** Asks for proof that it is the member who changes a way to sign in. */
export function OwnerProof({ needsPassword, value, onChange, error, maxLength }: OwnerProofProps) {
  if (!needsPassword) return <p className="text-sm text-text-muted">{text.freshLogin}</p>;
  return (
    <Field label={text.password} error={error}>
      <PasswordInput
        size="lg"
        name="password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        autoComplete="current-password"
        leading={<Lock strokeWidth={1.7} />}
      />
    </Field>
  );
}
