import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Copy } from "lucide-react";
import { copyText } from "#shell/sharing/copy-text.ts";

interface SecretDialogProps {
  text: Readonly<Record<"title" | "lead" | "label" | "copy" | "copied" | "copyFailed" | "done", string>>;
  secret: string;
  onClose: () => void;
}

/** Shows a secret once, with a button to copy it. */
export function SecretDialog({ text, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      title={text.title}
      onOpenChange={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Alert tone="warning">{text.lead}</Alert>
        <Field label={text.label}>
          <Input readOnly value={secret} className="font-mono" onFocus={({ target }) => target.select()} />
        </Field>
        <Button onClick={() => copyText(secret, { done: text.copied, failed: text.copyFailed })}>
          <Copy aria-hidden="true" strokeWidth={1.7} />
          {text.copy}
        </Button>
      </div>
    </Dialog>
  );
}
