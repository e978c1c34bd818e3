import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Radio, RadioGroup } from "@lenscape/ui/radio-group";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { refreshMember } from "#shell/session/member-session.ts";
import { copyText } from "#shell/sharing/copy-text.ts";
import QrCode from "#shell/sharing/qr-code.tsx";
import { confirmWithPasskey, hasPasskeys } from "#shell/sign-in/passkey-client.ts";
import { SecondCodeField } from "#shell/sign-in/second-code-field.tsx";
import { twoStepText as text } from "#shell/sign-in/text.ts";
import { securityQuery } from "../queries.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";
import { NewBackupCodesDialog } from "./backup-codes.tsx";

interface AuthenticatorDialogProps {
  setup: AnswerOf<"twoStepBegin">;
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
}

/** Dialog with the secret for an authenticator app and the field for its first code. */
function AuthenticatorDialog({ setup: { secret, uri }, onConfirmed, onClose }: AuthenticatorDialogProps) {
  const { api, queries } = useApp();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [failure, trySubmit] = useSubmit({ secondCode: setError });
  const [confirmCode, isSubmitting] = useAction(() =>
    trySubmit(async () => {
      const { codes } = await api.call("twoStepConfirm", { body: { secondCode: code.trim() }, silent: true });
      toast(text.turnedOn, { tone: "success" });
      void invalidateAfter(queries, "twoStepConfirm");
      onConfirmed(codes);
    }),
  );
  function onSubmit() {
    setError(code.trim() ? "" : text.codeMissing);
    if (code.trim()) void confirmCode();
  }
  return (
    <SubmitDialog
      size="sm"
      title={text.scanTitle}
      description={text.scanLead}
      submit={text.confirm}
      sending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div
        role="img"
        aria-label={text.qr}
        className="size-45 justify-self-center overflow-hidden rounded-media bg-white"
      >
        <QrCode value={uri} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-media bg-surface-sunken py-2 ps-4 pe-2">
        <p className="text-meta">
          <span className="block text-text-muted">{text.secret}</span>
          <code className="font-mono wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </p>
        <Button
          size="sm"
          tone="ghost"
          aria-label={text.copy}
          onClick={() => copyText(secret, { done: text.copied, failed: text.copyFailed })}
        >
          <Copy aria-hidden="true" strokeWidth={1.7} />
        </Button>
      </div>
      <SecondCodeField kind="totp" value={code} error={error} onChange={setCode} />
    </SubmitDialog>
  );
}

/**
 * Dialog that turns on the second login step: confirms the identity, sets up an authenticator or the passkeys, and
 * shows the backup codes. Lazily loaded with its QR code library.
 */
export default function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const { api, queries } = app;
  const { data } = useQuery(securityQuery(api));
  const canPasskey = hasPasskeys() && data !== undefined && data.passkeys > 0;
  const [method, setMethod] = useState<"totp" | "passkey">("totp");
  const [setup, setSetup] = useState<AnswerOf<"twoStepBegin">>();
  const [codes, setCodes] = useState<string[]>();
  function finish(newCodes: string[]) {
    // An operator gets the permissions of their group only with the second step.
    if (data?.twoStepRequired) void refreshMember(app);
    setCodes(newCodes);
  }
  async function onSubmit(proof: { password?: string }) {
    if (method === "totp") return setSetup(await api.call("twoStepBegin", { body: proof, silent: true }));
    const body = { ...proof, passkey: await confirmWithPasskey(api) };
    const newCodes = await api.call("twoStepPasskey", { body, silent: true });
    toast(text.turnedOn, { tone: "success" });
    void invalidateAfter(queries, "twoStepPasskey");
    finish(newCodes.codes);
  }
  if (codes) return <NewBackupCodesDialog codes={codes} onClose={onClose} />;
  if (setup) return <AuthenticatorDialog setup={setup} onConfirmed={finish} onClose={onClose} />;
  return (
    <OwnerProofForm
      title={text.beginTitle}
      lead={canPasskey ? text.beginEitherLead : text.beginLead}
      submit={text.next}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      {canPasskey && (
        <RadioGroup
          legend={text.means}
          value={method}
          onValueChange={(next) => setMethod(next === "passkey" ? next : "totp")}
        >
          <Radio value="totp">{text.byTotp}</Radio>
          <Radio value="passkey">{text.byPasskey}</Radio>
        </RadioGroup>
      )}
    </OwnerProofForm>
  );
}
