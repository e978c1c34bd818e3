import { Button } from "@lenscape/ui/button";
import { RemovableChip } from "@lenscape/ui/removable-chip";
import { MapPin, Plus } from "lucide-react";
import { useState } from "react";
import type { DraftPlace } from "../drafts/thread-draft.ts";
import { PlaceDialog } from "./place-dialog.tsx";
import { placeText as text } from "./text.ts";

interface PlaceFieldProps {
  place: DraftPlace;
  onChange: (place: DraftPlace) => void;
}

/** Location of a thread, with a button to add or remove it. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-meta text-text-secondary">{text.label}</legend>
      {place.name ? (
        <RemovableChip
          name={place.name}
          leading={<MapPin aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />}
          onRemove={() => onChange({ name: "" })}
        />
      ) : (
        <Button
          tone="ghost"
          size="sm"
          aria-label={text.add}
          onClick={() => setOpen(true)}
          className="-ml-2 px-2"
        >
          <Plus aria-hidden="true" strokeWidth={1.7} />
          {text.add}
        </Button>
      )}
      {open && (
        <PlaceDialog
          onClose={() => setOpen(false)}
          onUse={(selected) => {
            onChange(selected);
            setOpen(false);
          }}
        />
      )}
    </fieldset>
  );
}
