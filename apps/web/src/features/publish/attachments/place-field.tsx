import { Button } from "@lenscape/ui/button";
import { RemovableChip } from "@lenscape/ui/removable-chip";
import { MapPin, Plus } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import type { DraftPlace } from "../drafts/thread-draft.ts";
import { publishPlaceText as text } from "../text.ts";

const PlaceDialog = lazyDialog(async () => ({ default: (await import("./place-dialog.tsx")).PlaceDialog }));

interface PlaceFieldProps {
  place: DraftPlace;
  onChange: (place: DraftPlace) => void;
}

/** Where a text is written, and the way to say so. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm text-text-secondary">{text.label}</legend>
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
          onUse={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
        />
      )}
    </fieldset>
  );
}
