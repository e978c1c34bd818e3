import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { useState } from "react";
import { passkeyText as text } from "#shell/sign-in/text.ts";
import { OwnerForm } from "../security/owner-proof-form.tsx";

interface PasskeyNameFormProps {
  title: string;
  lead: string;
  submit: string;
  /** What it is called so far. */
  name?: string;
  /** Throws `ApiError` and `Refusal`. */
  onSubmit: (body: { name: string; password?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog that names a passkey, with the proof that it is its owner who asks. */
export function PasskeyNameForm({ name: given = "", onSubmit, ...form }: PasskeyNameFormProps) {
  const [name, setName] = useState(given);
  const [error, setError] = useState("");
  return (
    <OwnerForm
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
    </OwnerForm>
  );
}
