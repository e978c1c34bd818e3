import { passwordStrength } from "../auth-rules.ts";
import { authText as text } from "../text.ts";

interface PasswordStrengthProps {
  password: string;
  /** Why it will not do, where that is known. */
  fault: string | undefined;
}

/** Three bars and a hint for the password being chosen; nothing before the first letter. */
export function PasswordStrength({ password, fault }: PasswordStrengthProps) {
  if (!password) return null;
  const weight = passwordStrength(password);
  const strength = fault ? Math.min(weight, 1) : weight;
  return (
    <p
      className="grid grid-cols-[repeat(3,1fr)_auto] items-center gap-1.5 text-text-muted text-xs"
      role="status"
    >
      {[1, 2, 3].map((step) => (
        <span
          key={step}
          aria-hidden="true"
          className={strength >= step ? "h-1 rounded-xs bg-brand" : "h-1 rounded-xs bg-border"}
        />
      ))}
      {weight > 0 && fault ? fault : text.strength[weight]}
    </p>
  );
}
