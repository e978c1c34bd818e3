import type { BodyOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { confirmWithPasskey, hasPasskeys } from "#shell/sign-in/passkey-client.ts";
import { SecondCodeField } from "#shell/sign-in/second-code-field.tsx";
import { twoStepText as text } from "#shell/sign-in/text.ts";
import { recovery } from "../queries.ts";
import { OwnerForm } from "../security/owner-proof-form.tsx";

interface TwoStepFormProps {
  title: string;
  lead: string;
  submit: string;
  /** Throws `ApiError`. */
  onSubmit: (proof: BodyOf<"twoStepOff">) => Promise<unknown>;
  onClose: () => void;
}

/**
 * A dialog that changes the second step of logging in, with a code or a passkey besides the proof that it is its owner
 * who asks.
 */
export function TwoStepForm({ onSubmit, ...form }: TwoStepFormProps) {
  const { api } = useApp();
  const { data } = useQuery(recovery(api));
  const [chosen, choose] = useState<"code" | "passkey">();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const canPasskey = hasPasskeys() && data !== undefined && data.passkeys > 0;
  const byPasskey = canPasskey && (chosen ? chosen === "passkey" : data.twoStepTotp === 0);
  return (
    <OwnerForm
      {...form}
      fields={{ secondCode: setError }}
      check={() => {
        const isMissing = !byPasskey && !code.trim();
        setError(isMissing ? text.codeMissing : "");
        return !isMissing;
      }}
      onSubmit={async (proof) =>
        onSubmit({
          ...proof,
          ...(byPasskey ? { passkey: await confirmWithPasskey(api) } : { secondCode: code.trim() }),
        })
      }
    >
      {byPasskey ? (
        <p className="text-sm text-text-secondary">{text.withPasskeyLead}</p>
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
          onClick={() => choose(byPasskey ? "code" : "passkey")}
        >
          {byPasskey ? (data.twoStepTotp === 0 ? text.useBackupCode : text.useAnyCode) : text.usePasskey}
        </Button>
      )}
    </OwnerForm>
  );
}
