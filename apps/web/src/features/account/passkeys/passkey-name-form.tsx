import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { useState } from "react";
import { passkeyText as text } from "#shell/sign-in/text.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";

interface PasskeyNameFormProps {
  title: string;
  lead: string;
  submit: string;
  /** Current name of the passkey. */
  name?: string;
  /** Throws `ApiError` and `UserFacingError`. */
  onSubmit: (body: { name: string; password?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that names a passkey and confirms the member's identity. */
export function PasskeyNameForm({ name: initialName = "", onSubmit, ...form }: PasskeyNameFormProps) {
  const [name, setName] = useState(initialName);
  const [error, setError] = useState("");
  return (
    <OwnerProofForm
      {...form}
      fields={{ name: setError }}
      check={() => {
        setError(name.trim() ? "" : text.nameMissing);
        return name.trim() !== "";
      }}
      onSubmit={(proof) => onSubmit({ name: name.trim(), ...proof })}
    >
      <Field label={text.name} error={error}>
        <Input
          size="lg"
          value={name}
          onChange={({ target }) => setName(target.value)}
          placeholder={text.nameHint}
          maxLength={limits.passkeyAdd.name.maxLength}
          autoComplete="off"
        />
      </Field>
    </OwnerProofForm>
  );
}
