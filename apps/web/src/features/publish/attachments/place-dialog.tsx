import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { type FormEvent, useRef, useState } from "react";
import type { DraftPlace } from "../drafts/thread-draft.ts";
import { type Coordinates, CoordinatesField } from "./coordinates-field.tsx";
import { placeText as text } from "./text.ts";

interface PlaceDialogProps {
  onUse: (place: DraftPlace) => void;
  onClose: () => void;
}

const MAX_NAME_LENGTH = 40;

/** Dialog that adds a location by name, with coordinates only on request. */
export function PlaceDialog({ onUse, onClose }: PlaceDialogProps) {
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const [point, setPoint] = useState<Coordinates>();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events of a portal bubble to the publish form.
    event.stopPropagation();
    const trimmedName = name.replace(/\s+/g, " ").trim();
    setMissing(trimmedName === "");
    if (trimmedName === "") return input.current?.focus();
    onUse({ name: trimmedName, ...point });
  };
  return (
    <Dialog open size="sm" title={text.title} onOpenChange={(open) => !open && onClose()}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Field label={text.name} required error={missing ? text.missing : undefined}>
          <Input
            ref={input}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            placeholder={text.hint}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        <CoordinatesField point={point} onChange={setPoint} />
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="primary">
            {text.use}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
