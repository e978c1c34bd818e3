import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus } from "lucide-react";
import { useId } from "react";
import { ItemField } from "../form/item-field.tsx";
import { type ItemKind, itemIdOf } from "../form/item-id.ts";
import { RowMoves } from "../form/row-move-buttons.tsx";
import { ROW, useRows } from "../form/use-form-rows.ts";
import { consoleSiteText as text } from "./site-content-text.ts";

type Place = RowOf<"floorManageList">["items"][number];

/** As many as the contract takes. */
const MOST = 12;

/** A place as an entry of the form, which keeps texts: its kind, what was picked or typed, its sentence. */
export const entryOf = ({ kind, targetId, note }: Place): string => [kind, targetId, note].join("\n");

export function placeOf(entry: string): Place {
  const [kind, targetId = "", note = ""] = entry.split("\n");
  return { kind: kind as ItemKind, targetId, note };
}

/** The place as it is saved: an address has become the number in it. */
export function savedPlaceOf(entry: string): Place {
  const { kind, targetId, note } = placeOf(entry);
  return { kind, targetId: itemIdOf(kind, targetId) ?? targetId, note: note.trim() };
}

/** What is wrong with an entry: nothing has been picked. */
export function faultOfPlace(entry: string): string | undefined {
  const { kind, targetId } = placeOf(entry);
  return itemIdOf(kind, targetId) ? undefined : text.noPlace;
}

interface FloorItemsProps {
  label: string;
  entries: readonly string[];
  error: string | undefined;
  onChange: (entries: readonly string[]) => void;
}

/** What stands on a floor: threads and goods, each found by its title, with a sentence, in order. */
export function FloorItems({ label, entries, error, onChange }: FloorItemsProps) {
  const errorId = useId();
  const rows = useRows(entries, onChange);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 font-medium text-sm text-text-secondary">{label}</legend>
      <ol ref={rows.list} className="grid gap-3 empty:hidden">
        {entries.map(placeOf).map((place, index) => {
          const { kind, targetId, note } = place;
          const name = fillText(text.nth, { n: index + 1, kind: text.kinds[kind] });
          const change = (part: Partial<Place>) => rows.change(index, entryOf({ ...place, ...part }));
          const isWrong = Boolean(error) && faultOfPlace(entries[index]!) !== undefined;
          return (
            <li key={index} className={cn(ROW, "md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]")}>
              <ItemField
                kind={kind}
                aria-label={name}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? errorId : undefined}
                value={targetId}
                onChange={(typed) => change({ targetId: typed.replaceAll("\n", " ") })}
              />
              <Input
                aria-label={fillText(text.noteOf, { name })}
                placeholder={text.note}
                maxLength={40}
                value={note}
                onChange={({ target }) => change({ note: target.value })}
              />
              <RowMoves
                name={name}
                index={index}
                count={entries.length}
                onMove={(step) => rows.move(index, step, text.place)}
                onRemove={() => rows.remove(index)}
              />
            </li>
          );
        })}
      </ol>
      {error && (
        <p id={errorId} className="text-danger-text text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(["thread", "goods"] as const).map((kind) => (
          <Button
            key={kind}
            size="sm"
            disabled={entries.length >= MOST}
            onClick={() => rows.add(entryOf({ kind, targetId: "", note: "" }))}
          >
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {text.addPlace[kind]}
          </Button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {rows.said}
      </p>
    </fieldset>
  );
}
