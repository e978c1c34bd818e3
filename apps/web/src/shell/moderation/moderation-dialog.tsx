import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { Select } from "@lenscape/ui/select";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { isConflict, toErrorMessage, useAction } from "#lib/action.ts";
import { useMember } from "#lib/app.tsx";
import { getCancelLabel } from "#shell/forms/text.ts";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { moderationText as text } from "./text.ts";

const REASON_MAX = limits.threadEssence.reason.maxLength;

/** Input that the dialog asks for, and the moderation action that it runs. */
export interface ModerationPrompt {
  /** Key of action and target, under which an unfinished reason is stored. */
  name: string;
  title: string;
  description?: string;
  /** Suggested reasons. */
  presets: readonly string[];
  /** Durations in days by place, the default first; 0 is permanent. */
  days?: (place: string) => readonly number[];
  /** Places to choose from, such as the circles of a mute. */
  places?: {
    label: string;
    options: readonly { value: string; label: string }[];
    missing: string;
    /** Label of the empty option; without it the first place is preselected. */
    none?: string;
  };
  tone?: "primary" | "danger";
  /** Runs the action and shows a toast. */
  act: (values: { reason: string; days: number; place: string }) => Promise<void>;
  /** Refetches the affected data after the action or a conflict. */
  refresh: () => Promise<void>;
}

/** Sorts durations in ascending order, permanent last. */
const sortDurations = (durations: readonly number[]) =>
  [...durations].sort((a, b) => (a || Number.POSITIVE_INFINITY) - (b || Number.POSITIVE_INFINITY));

interface ModerationDialogProps {
  prompt: ModerationPrompt;
  onClose: () => void;
}

/**
 * Dialog that asks for reason, duration and place of a moderation action, and runs the action. Errors are shown in the
 * dialog; a conflict closes the dialog with a toast.
 */
export function ModerationDialog({ prompt, onClose }: ModerationDialogProps) {
  const { name, title, description, presets, days, places, tone = "primary", act, refresh } = prompt;
  const { form, change, clear } = usePersistentForm(`act.${name}`, useMember().userId, { reason: "" });
  const { reason } = form;
  const [place, setPlace] = useState(places?.none ? "" : (places?.options[0]?.value ?? ""));
  const durations = days?.(place) ?? [];
  const [selected, setDuration] = useState<number>();
  const duration = selected !== undefined && durations.includes(selected) ? selected : (durations[0] ?? 0);
  const [error, setError] = useState("");
  const [placeError, setPlaceError] = useState("");
  const setReason = (value: string) => {
    change({ reason: value });
    setError("");
  };
  const [submit, isRunning] = useAction(async () => {
    const hasPlace = !places || places.options.some(({ value }) => value === place);
    const hasReason = reason.trim() !== "";
    setPlaceError(hasPlace ? "" : places.missing);
    setError(hasReason ? "" : text.reasonMissing);
    if (!hasPlace || !hasReason) return;
    try {
      await act({ reason: reason.trim(), days: duration, place });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (!isConflict(cause)) return setError(toErrorMessage(cause));
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
          <Button onClick={onClose}>{getCancelLabel(title)}</Button>
          <Button tone={tone} loading={isRunning} onClick={submit}>
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
        {durations.length > 0 && (
          <div className="grid gap-1.5">
            <span className="font-semibold text-meta text-text-secondary">{text.days}</span>
            <FilterChips
              wrap
              aria-label={text.days}
              options={sortDurations(durations).map((option) => ({
                value: String(option),
                label: text.dayNames[option] ?? String(option),
              }))}
              value={String(duration)}
              onValueChange={(value) => setDuration(Number(value))}
            />
          </div>
        )}
        <Field
          label={text.reason}
          required
          help={text.reasonHint}
          error={error}
          counter={reason ? { value: countGraphemes(reason), max: REASON_MAX } : undefined}
        >
          <Textarea
            rows={2}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <FilterChips
          wrap
          aria-label={text.reason}
          options={presets.map((preset) => ({ value: preset, label: preset }))}
          value={reason}
          onValueChange={setReason}
        />
      </form>
    </Dialog>
  );
}
