import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { toast } from "@lenscape/ui/toast";
import { type FormEvent, useId, useState } from "react";
import { deviceText as text } from "#copy/device.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { type Device, devices } from "./queries.ts";

const NAME_MAX = 20;

/** Gives a device a name of my own. The default export is what `part` takes. */
export default function RenameDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { api, queries } = useApp();
  const formId = useId();
  const [nickname, setNickname] = useState(device.nickname);
  const length = [...nickname.trim()].length;
  const [save, saving] = useAction(async () => {
    await api.call("deviceRename", { body: { id: device.id, nickname } });
    toast(text.saved, { tone: "success" });
    await queries.invalidateQueries(devices(api));
    onClose();
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (length <= NAME_MAX) void save();
  }
  return (
    <Dialog
      open
      size="sm"
      title={text.renameTitle}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} loading={saving} disabled={length > NAME_MAX}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={submit}>
        <Field label={text.renameLabel} help={text.renameHint} counter={{ value: length, max: NAME_MAX }}>
          <Input value={nickname} onChange={(event) => setNickname(event.target.value)} maxLength={40} />
        </Field>
      </form>
    </Dialog>
  );
}
