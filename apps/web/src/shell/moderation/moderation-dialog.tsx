import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { Select } from "@lenscape/ui/select";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { isConflict, messageFor, useAction } from "#lib/action.ts";
import { useMember } from "#lib/app.tsx";
import { cancelBeside } from "#shell/forms/cancel-text.ts";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { moderationText as text } from "./text.ts";

const REASON_MAX = limits.threadEssence.reason.maxLength;

/** What the dialog asks for before an act is carried out. */
export interface ActPrompt {
  /** Identifies act and target, so that an unfinished reason is found again. */
  name: string;
  title: string;
  description?: string;
  /** Reasons to choose from; any other can be written. */
  presets: readonly string[];
  /** Lengths in days to choose from at a place, the first one chosen; 0 is forever. */
  days?: (place: string) => readonly number[];
  /** Places to choose from; the label of the field. */
  places?: {
    label: string;
    options: readonly { value: string; label: string }[];
    missing: string;
    /** What stands there while none has been chosen; without it the first one is. */
    none?: string;
  };
  tone?: "primary" | "danger";
  /** Does it and tells so. */
  act: (values: { reason: string; days: number; place: string }) => Promise<void>;
  /** Refetches what it may have changed, or what someone else who was faster has. */
  refresh: () => Promise<void>;
}

/** Short ones first, forever last. */
const inOrder = (spans: readonly number[]) =>
  [...spans].sort((a, b) => (a || Number.POSITIVE_INFINITY) - (b || Number.POSITIVE_INFINITY));

interface ActDialogProps {
  asking: ActPrompt;
  onClose: () => void;
}

/**
 * Asks for the reason of an act, and for how long or where, then carries it out; a refusal is shown in the dialog,
 * unless somebody else was faster.
 */
export default function ActDialog({ asking, onClose }: ActDialogProps) {
  const { name, title, description, presets, days, places, tone = "primary", act, refresh } = asking;
  const { form, change, clear } = usePersistentForm(`act.${name}`, useMember().userId, { reason: "" });
  const { reason } = form;
  const [place, setPlace] = useState(places?.none ? "" : (places?.options[0]?.value ?? ""));
  const spans = days?.(place) ?? [];
  const [chosen, setSpan] = useState<number>();
  const span = chosen !== undefined && spans.includes(chosen) ? chosen : (spans[0] ?? 0);
  const [error, setError] = useState("");
  const [placeError, setPlaceError] = useState("");
  const say = (to: string) => {
    change({ reason: to });
    setError("");
  };
  const [submit, running] = useAction(async () => {
    const placed = !places || places.options.some(({ value }) => value === place);
    const reasoned = reason.trim() !== "";
    setPlaceError(placed ? "" : places.missing);
    setError(reasoned ? "" : text.reasonMissing);
    if (!placed || !reasoned) return;
    try {
      await act({ reason: reason.trim(), days: span, place });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (!isConflict(cause)) return setError(messageFor(cause));
      toast(cause.message, { tone: "error" });
    }
    clear();
    onClose();
    await refresh();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{cancelBeside(title)}</Button>
          <Button tone={tone} loading={running} onClick={submit}>
            {title}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {places && (
          <Field label={places.label} required error={placeError}>
            <Select
              value={place}
              onChange={(event) => {
                setPlace(event.target.value);
                setPlaceError("");
              }}
            >
              {places.none && <option value="">{places.none}</option>}
              {places.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {spans.length > 0 && (
          <div className="grid gap-1.5">
            <span className="font-medium text-sm text-text-secondary">{text.days}</span>
            <FilterChips
              wrap
              aria-label={text.days}
              options={inOrder(spans).map((each) => ({
                value: String(each),
                label: text.dayNames[each] ?? String(each),
              }))}
              value={String(span)}
              onValueChange={(value) => setSpan(Number(value))}
            />
          </div>
        )}
        <Field
          label={text.reason}
          required
          help={text.reasonHint}
          error={error}
          counter={reason ? { value: [...reason].length, max: REASON_MAX } : undefined}
        >
          <Textarea
            rows={2}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => say(event.target.value)}
          />
        </Field>
        <FilterChips
          wrap
          aria-label={text.reason}
          options={presets.map((preset) => ({ value: preset, label: preset }))}
          value={reason}
          onValueChange={say}
        />
      </form>
    </Dialog>
  );
}
