import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus } from "lucide-react";
import { useId } from "react";
import { ItemField } from "../form/item-field.tsx";
import { type ItemKind, parseItemId } from "../form/item-id.ts";
import { RowMoveButtons } from "../form/row-move-buttons.tsx";
import { FORM_ROW, useFormRows } from "../form/use-form-rows.ts";
import { homeContentText as text } from "./text.ts";

type FloorItem = RowOf<"floorManageList">["items"][number];

/** Maximum number of items per floor in the contract. */
const MAX_ITEMS = 12;

/** Converts an item to a form entry. Form values are strings, so that kind, ID and note are joined by line breaks. */
export const toEntry = ({ kind, targetId, note }: FloorItem): string => [kind, targetId, note].join("\n");

/** Parses a form entry. Its `targetId` is the raw input, which may be a URL. */
function parseEntry(entry: string): FloorItem {
  const [kind, targetId = "", note = ""] = entry.split("\n");
  return { kind: kind as ItemKind, targetId, note };
}

/** Converts a form entry to an item of the request body, with the ID that a URL contains. */
export function toFloorItem(entry: string): FloorItem {
  const { kind, targetId, note } = parseEntry(entry);
  return { kind, targetId: parseItemId(kind, targetId) ?? targetId, note: note.trim() };
}

/** Returns an error for an entry without a picked item. */
export function validateEntry(entry: string): string | undefined {
  const { kind, targetId } = parseEntry(entry);
  return parseItemId(kind, targetId) ? undefined : text.itemMissing;
}

interface FloorItemsProps {
  label: string;
  entries: readonly string[];
  error: string | undefined;
  onChange: (entries: readonly string[]) => void;
}

/** Form field with the threads and products of a floor, each with an optional note. */
export function FloorItems({ label, entries, error, onChange }: FloorItemsProps) {
  const errorId = useId();
  const rows = useFormRows(entries, onChange);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 font-semibold text-meta text-text-secondary">{label}</legend>
      <ol ref={rows.listRef} className="grid gap-3 empty:hidden">
        {entries.map(parseEntry).map((item, index) => {
          const { kind, targetId, note } = item;
          const name = fillText(text.itemLabel, { n: index + 1, kind: text.kinds[kind] });
          const change = (changes: Partial<FloorItem>) =>
            rows.change(index, toEntry({ ...item, ...changes }));
          const isInvalid = Boolean(error) && validateEntry(entries[index]!) !== undefined;
          return (
            <li key={index} className={cn(FORM_ROW, "md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]")}>
              <ItemField
                kind={kind}
                aria-label={name}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? errorId : undefined}
                value={targetId}
                onChange={(typed) => change({ targetId: typed.replaceAll("\n", " ") })}
              />
              <Input
                aria-label={fillText(text.noteLabel, { name })}
                placeholder={text.note}
                maxLength={40}
                value={note}
                onChange={({ target }) => change({ note: target.value })}
              />
              <RowMoveButtons
                name={name}
                index={index}
                count={entries.length}
                onMove={(step) => rows.move(index, step, text.floorItem)}
                onRemove={() => rows.remove(index)}
              />
            </li>
          );
        })}
      </ol>
      {error && (
        <p id={errorId} className="text-danger-text text-meta">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(["thread", "goods"] as const).map((kind) => (
          <Button
            key={kind}
            size="sm"
            disabled={entries.length >= MAX_ITEMS}
            onClick={() => rows.add(toEntry({ kind, targetId: "", note: "" }))}
          >
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {text.addItem[kind]}
          </Button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {rows.announcement}
      </p>
    </fieldset>
  );
}
