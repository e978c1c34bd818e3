import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { LocateFixed } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { publishPlaceText as text } from "#copy/publish.ts";
import { usePosition } from "#shell/use-position.ts";
import type { DraftPlace } from "./draft.ts";

interface PlaceDialogProps {
  onUse: (place: DraftPlace) => void;
  onClose: () => void;
}

const NAME_MAX = 40;
/** Some hundred metres: nothing finer leaves the browser. */
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks for a place by name, and for coordinates only when one presses the button. */
export function PlaceDialog({ onUse, onClose }: PlaceDialogProps) {
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const [dropped, setDropped] = useState(false);
  const [locating, locate] = usePosition();
  const input = useRef<HTMLInputElement>(null);
  const found = locating.state === "found" && !dropped ? locating.position : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events reach the form of the page, too.
    event.stopPropagation();
    const given = name.replace(/\s+/g, " ").trim();
    setMissing(given === "");
    if (given === "") return input.current?.focus();
    onUse({
      name: given,
      ...(found && { lat: coarse(found.latitude), lng: coarse(found.longitude) }),
    });
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
        <div className="grid justify-items-start gap-2">
          {found ? (
            <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
              {text.near.replace("{place}", `${coarse(found.latitude)}, ${coarse(found.longitude)}`)}
              <Button tone="ghost" size="sm" onClick={() => setDropped(true)}>
                {text.drop}
              </Button>
            </p>
          ) : (
            <Button
              loading={locating.state === "locating"}
              onClick={() => {
                setDropped(false);
                locate();
              }}
            >
              <LocateFixed aria-hidden="true" strokeWidth={1.7} />
              {locating.state === "locating" ? text.locating : text.locate}
            </Button>
          )}
          {(locating.state === "denied" || locating.state === "failed") && (
            <p role="alert" className="text-danger-text text-sm">
              {text[locating.state]}
            </p>
          )}
          <p className="text-sm text-text-muted">{text.note}</p>
        </div>
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
