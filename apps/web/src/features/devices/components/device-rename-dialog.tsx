import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { type Device, devicesQuery } from "../queries.ts";
import { certificationText as text } from "../text.ts";

const MAX_NAME_LENGTH = 20;

/** Dialog that sets the private name of a device. */
export function RenameDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { api, queries } = useApp();
  const [nickname, setNickname] = useState(device.nickname);
  const length = countGraphemes(nickname.trim());
  const [save, isSaving] = useAction(async () => {
    await api.call("deviceRename", { body: { id: device.id, nickname } });
    toast(text.saved, { tone: "success" });
    await queries.invalidateQueries(devicesQuery(api));
    onClose();
  });
  return (
    <SubmitDialog
      size="sm"
      title={text.renameTitle}
      submit={text.save}
      sending={isSaving}
      disabled={length > MAX_NAME_LENGTH}
      onSubmit={() => length <= MAX_NAME_LENGTH && save()}
      onClose={onClose}
    >
      <Field
        label={text.renameLabel}
        help={text.renameHint}
        counter={{ value: length, max: MAX_NAME_LENGTH }}
      >
        <Input value={nickname} onChange={(event) => setNickname(event.target.value)} maxLength={40} />
      </Field>
    </SubmitDialog>
  );
}
