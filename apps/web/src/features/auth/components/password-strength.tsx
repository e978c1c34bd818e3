import { getPasswordStrength } from "../auth-rules.ts";
import { authText as text } from "../text.ts";

interface PasswordStrengthProps {
  password: string;
  /** Error of the password, if known. */
  error: string | undefined;
}

/** Three bars and a hint for a new password. Renders nothing for an empty password. */
export function PasswordStrength({ password, error }: PasswordStrengthProps) {
  if (!password) return null;
  const rating = getPasswordStrength(password);
  const strength = error ? Math.min(rating, 1) : rating;
  return (
    <p
      className="grid grid-cols-[repeat(3,1fr)_auto] items-center gap-1.5 text-text-muted text-meta"
      role="status"
    >
      {[1, 2, 3].map((step) => (
        <span
          key={step}
          aria-hidden="true"
          className={strength >= step ? "h-1 rounded-control bg-brand" : "h-1 rounded-control bg-border"}
        />
      ))}
      <span key={rating > 0 && error ? error : rating}>
        {rating > 0 && error ? error : text.strength[rating]}
      </span>
    </p>
  );
}
