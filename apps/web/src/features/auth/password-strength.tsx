import { authText as text } from "#copy/auth.ts";
import { passwordStrength } from "./rules.ts";

/** Three bars and a hint for the password being chosen; nothing before the first letter. */
export function PasswordStrength({ password }: { password: string }) {
  if (!password) return null;
  const strength = passwordStrength(password);
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
      {text.strength[strength]}
    </p>
  );
}
