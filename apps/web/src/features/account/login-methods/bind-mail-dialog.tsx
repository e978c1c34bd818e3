import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { toast } from "@lenscape/ui/toast";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";

/** Dialog that sends a confirmation email to a new address. */
export function BindMailDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const [email, setEmail] = useState("");
  const [error, setError] = useState("");
  return (
    <OwnerProofForm
      title={text.bindTitle}
      lead={text.bindLead}
      submit={text.send}
      onClose={onClose}
      check={() => {
        setError(email.trim() ? "" : text.emailMissing);
        return email.trim() !== "";
      }}
      onSubmit={async (proof) => {
        await api.call("accountMailBind", { body: { email: email.trim(), ...proof }, silent: true });
        toast(text.emailSent, { tone: "success" });
        onClose();
      }}
    >
      <Field label={text.email} error={error}>
        <Input
          size="lg"
          type="email"
          name="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          maxLength={limits.accountMailBind.email.maxLength}
          autoComplete="email"
          leading={<Mail strokeWidth={1.7} />}
        />
      </Field>
    </OwnerProofForm>
  );
}
