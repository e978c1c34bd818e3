import { Field } from "@lenscape/ui/field";
import { PasswordInput } from "@lenscape/ui/password-input";
import { Lock } from "lucide-react";
import { wechatText as text } from "./text.ts";

interface OwnerProofProps {
  /** Whether the member has a password. Without a password, an explanation is shown instead of the field. */
  needsPassword: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string;
  maxLength: number;
}

/** Password field that confirms the member's identity before a login method changes. */
export function OwnerProof({ needsPassword, value, onChange, error, maxLength }: OwnerProofProps) {
  if (!needsPassword) return <p className="text-meta text-text-muted">{text.freshLogin}</p>;
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
