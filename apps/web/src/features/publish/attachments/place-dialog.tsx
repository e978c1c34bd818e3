import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { type FormEvent, useRef, useState } from "react";
import type { DraftPlace } from "../drafts/thread-draft.ts";
import { type Point, PointField } from "./coordinates-field.tsx";
import { placeText as text } from "./place-text.ts";

interface PlaceDialogProps {
  onUse: (place: DraftPlace) => void;
  onClose: () => void;
}

const NAME_MAX = 40;

/** Asks for a place by name, and for coordinates only when one presses the button. */
export function PlaceDialog({ onUse, onClose }: PlaceDialogProps) {
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const [point, setPoint] = useState<Point>();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events reach the form of the page, too.
    event.stopPropagation();
    const given = name.replace(/\s+/g, " ").trim();
    setMissing(given === "");
    if (given === "") return input.current?.focus();
    onUse({ name: given, ...point });
  };
  return (
    <Dialog open size="sm" title={text.title} onOpenChange={(open) => !open && onClose()}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Field label={text.name} required error={missing ? text.missing : undefined}>
          <Input
            ref={input}
            value={name}
            maxLength={NAME_MAX}
            placeholder={text.hint}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        <PointField point={point} onChange={setPoint} />
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
