import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { deviceText as text } from "#copy/device-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { type Device, devices } from "../queries.ts";

const NAME_MAX = 20;

/** Gives a device a name of my own. The default export is what `part` takes. */
export default function RenameDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { api, queries } = useApp();
  const [nickname, setNickname] = useState(device.nickname);
  const length = [...nickname.trim()].length;
  const [save, saving] = useAction(async () => {
    await api.call("deviceRename", { body: { id: device.id, nickname } });
    toast(text.saved, { tone: "success" });
    await queries.invalidateQueries(devices(api));
    onClose();
  });
  return (
    <SubmitDialog
      size="sm"
      title={text.renameTitle}
      submit={text.save}
      sending={saving}
      disabled={length > NAME_MAX}
      onSubmit={() => length <= NAME_MAX && save()}
      onClose={onClose}
    >
      <Field label={text.renameLabel} help={text.renameHint} counter={{ value: length, max: NAME_MAX }}>
        <Input value={nickname} onChange={(event) => setNickname(event.target.value)} maxLength={40} />
      </Field>
    </SubmitDialog>
  );
}
