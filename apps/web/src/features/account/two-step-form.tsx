import { useState } from "react";
import { twoStepText as text } from "#copy/two-step.ts";
import { SecondCodeField } from "#shell/second-code-field.tsx";
import { OwnerForm } from "./owner-form.tsx";

interface TwoStepFormProps {
  title: string;
  lead: string;
  submit: string;
  /** Throws `ApiError`. */
  onSubmit: (proof: { secondCode: string; password?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog that changes the second step of logging in, with a code besides the proof that it is its owner who asks. */
export function TwoStepForm({ onSubmit, ...form }: TwoStepFormProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  return (
    <OwnerForm
      {...form}
      fields={{ secondCode: setError }}
      check={() => {
        setError(code.trim() ? "" : text.codeMissing);
        return code.trim() !== "";
      }}
      onSubmit={(proof) => onSubmit({ secondCode: code.trim(), ...proof })}
    >
      <SecondCodeField kind="either" value={code} error={error} onChange={setCode} />
    </OwnerForm>
  );
}
