import type { BodyOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { confirmWithPasskey, hasPasskeys } from "#shell/sign-in/passkey-client.ts";
import { SecondCodeField } from "#shell/sign-in/second-code-field.tsx";
import { twoStepText as text } from "#shell/sign-in/text.ts";
import { securityQuery } from "../queries.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";

interface TwoStepFormProps {
  title: string;
  lead: string;
  submit: string;
  /** Throws `ApiError`. */
  onSubmit: (proof: BodyOf<"twoStepOff">) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that changes the second login step. Asks for a code or a passkey in addition to the identity confirmation. */
export function TwoStepForm({ onSubmit, ...form }: TwoStepFormProps) {
  const { api } = useApp();
  const { data } = useQuery(securityQuery(api));
  const [chosenMethod, setChosenMethod] = useState<"code" | "passkey">();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const canPasskey = hasPasskeys() && data !== undefined && data.passkeys > 0;
  const usesPasskey = canPasskey && (chosenMethod ? chosenMethod === "passkey" : data.twoStepTotp === 0);
  return (
    <OwnerProofForm
      {...form}
      fields={{ secondCode: setError }}
      check={() => {
        const isMissing = !usesPasskey && !code.trim();
        setError(isMissing ? text.codeMissing : "");
        return !isMissing;
      }}
      onSubmit={async (proof) =>
        onSubmit({
          ...proof,
          ...(usesPasskey ? { passkey: await confirmWithPasskey(api) } : { secondCode: code.trim() }),
        })
      }
    >
      {usesPasskey ? (
        <p className="text-meta text-text-secondary">{text.withPasskeyLead}</p>
      ) : (
        <SecondCodeField
          kind={data?.twoStepTotp === 0 ? "backup" : "either"}
          value={code}
          error={error}
          onChange={setCode}
        />
      )}
      {canPasskey && (
        <Button
          size="sm"
          tone="ghost"
          className="-ms-3 justify-self-start text-brand-text"
          onClick={() => setChosenMethod(usesPasskey ? "code" : "passkey")}
        >
          {usesPasskey ? (data.twoStepTotp === 0 ? text.useBackupCode : text.useAnyCode) : text.usePasskey}
        </Button>
      )}
    </OwnerProofForm>
  );
}
