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
import { recovery } from "../queries.ts";
import { OwnerForm } from "../security/owner-proof-form.tsx";
import { BackupCodes } from "./backup-codes.tsx";

interface ScanProps {
  shown: AnswerOf<"twoStepBegin">;
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
}

/** The secret for the authenticator, and the first code that it makes of it. */
function Scan({ shown: { secret, uri }, onConfirmed, onClose }: ScanProps) {
  const { api, queries } = useApp();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [failure, attempt] = useSubmit({ secondCode: setError });
  const [send, sending] = useAction(() =>
    attempt(async () => {
      const { codes } = await api.call("twoStepConfirm", { body: { secondCode: code.trim() }, silent: true });
      toast(text.turnedOn, { tone: "success" });
      void invalidateAfter(queries, "twoStepConfirm");
      onConfirmed(codes);
    }),
  );
  function begin() {
    setError(code.trim() ? "" : text.codeMissing);
    if (code.trim()) void send();
  }
  return (
    <SubmitDialog
      size="sm"
      title={text.scanTitle}
      description={text.scanLead}
      submit={text.confirm}
      sending={sending}
      failure={failure}
      onSubmit={begin}
      onClose={onClose}
    >
      <div
        role="img"
        aria-label={text.qr}
        className="size-45 justify-self-center overflow-hidden rounded-lg bg-white"
      >
        <QrCode value={uri} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-lg bg-surface-sunken py-2 ps-4 pe-2">
        <p className="text-sm">
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
 * Turns the second step of logging in on: the owner, the authenticator or one's passkeys, the codes to keep. The default
 * export is what `part` takes.
 */
export default function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const { api, queries } = app;
  const { data } = useQuery(recovery(api));
  const canPasskey = hasPasskeys() && data !== undefined && data.passkeys > 0;
  const [means, setMeans] = useState<"totp" | "passkey">("totp");
  const [shown, show] = useState<AnswerOf<"twoStepBegin">>();
  const [codes, setCodes] = useState<string[]>();
  function finish(made: string[]) {
    // An operator holds the permissions of their group only from now on.
    if (data?.twoStepRequired) void refreshMember(app);
    setCodes(made);
  }
  async function begin(proof: { password?: string }) {
    if (means === "totp") return show(await api.call("twoStepBegin", { body: proof, silent: true }));
    const body = { ...proof, passkey: await confirmWithPasskey(api) };
    const made = await api.call("twoStepPasskey", { body, silent: true });
    toast(text.turnedOn, { tone: "success" });
    void invalidateAfter(queries, "twoStepPasskey");
    finish(made.codes);
  }
  if (codes) return <BackupCodes codes={codes} onClose={onClose} />;
  if (shown) return <Scan shown={shown} onConfirmed={finish} onClose={onClose} />;
  return (
    <OwnerForm
      title={text.beginTitle}
      lead={canPasskey ? text.beginEitherLead : text.beginLead}
      submit={text.next}
      onClose={onClose}
      onSubmit={begin}
    >
      {canPasskey && (
        <RadioGroup
          legend={text.means}
          value={means}
          onValueChange={(next) => setMeans(next === "passkey" ? next : "totp")}
        >
          <Radio value="totp">{text.byTotp}</Radio>
          <Radio value="passkey">{text.byPasskey}</Radio>
        </RadioGroup>
      )}
    </OwnerForm>
  );
}
