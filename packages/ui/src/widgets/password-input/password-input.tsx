import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useText } from "../../lib/locale.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Input, type InputProps } from "../input/input.tsx";

export type PasswordInputProps = Omit<InputProps, "type" | "trailing">;

/**
 * Password field with a button that shows or hides the text. Default `autoComplete="current-password"`; use `new-
 * password` for registration.
 */
export function PasswordInput({ autoComplete = "current-password", ...props }: PasswordInputProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <Input
      data-slot="password-input"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          size="sm"
          aria-label={shown ? text.hidePassword : text.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff strokeWidth={1.7} /> : <Eye strokeWidth={1.7} />}
        </IconButton>
      }
    />
  );
}
