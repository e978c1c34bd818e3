import type { AnswerOf, Circle } from "@lenscape/api/types";
import { Cover } from "@lenscape/ui/cover";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Check, Sparkle } from "lucide-react";
import { useId } from "react";
import { firstRunText as text } from "../text.ts";

const TICK =
  "pointer-events-none grid size-5.5 flex-none place-items-center rounded-full peer-checked:bg-brand peer-checked:text-brand-contrast [&_svg]:invisible peer-checked:[&_svg]:visible";
const FOCUS =
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

function Tick({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn(TICK, className)}>
      <Check size="0.875rem" strokeWidth={2.4} />
    </span>
  );
}

interface ModelChoicesProps {
  models: AnswerOf<"deviceModels">;
  /** ID of a model, empty for none. */
  value: string;
  onChoose: (id: string) => void;
}

/** Radio group of the models and an option for none. */
export function ModelChoices({ models, value, onChoose }: ModelChoicesProps) {
  const name = useId();
  const none = { id: "", name: text.noModel, note: text.noModelHint, variant: "", picUrl: "" };
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{text.model}</legend>
      {[...models, none].map((model) => (
        <label
          key={model.id}
          className={cn(
            "flex max-xs:flex-wrap cursor-pointer items-center gap-x-3.5 gap-y-2 rounded-media bg-surface p-2.5 pe-4 ring-1 ring-border ring-inset hover:bg-surface-hover has-checked:ring-2 has-checked:ring-brand",
            FOCUS,
          )}
        >
          <input
            type="radio"
            name={name}
            value={model.id}
            checked={model.id === value}
            onChange={() => onChoose(model.id)}
            className="peer sr-only"
          />
          {model.picUrl ? (
            <Cover src={model.picUrl} className="h-17 w-26 flex-none rounded-media" />
          ) : (
            <span
              aria-hidden="true"
              className="grid h-17 w-26 flex-none place-items-center rounded-media bg-surface-sunken text-text-muted ring-1 ring-border ring-inset"
            >
              <Sparkle size="1.25rem" strokeWidth={1.7} />
            </span>
          )}
          <span className="min-w-0 flex-1 max-xs:min-w-20">
            <b className="block font-semibold text-ui leading-[1.375rem]">{model.name}</b>
            <span className="block text-meta text-text-muted">{model.note || model.variant}</span>
          </span>
          <Tick className="ring-1 ring-border-control ring-inset peer-checked:ring-brand" />
        </label>
      ))}
    </fieldset>
  );
}

interface CircleChoicesProps {
  circles: readonly Circle[];
  /** IDs of the circles that the member has joined already. */
  joinedIds: ReadonlySet<string>;
  /** IDs of the selected circles. */
  chosenIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Checkboxes of circles with their pictures. */
export function CircleChoices({ circles, joinedIds, chosenIds, onToggle }: CircleChoicesProps) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3">
      {circles.map(({ id, groupName, picUrl, memberCount }) => (
        <li key={id}>
          <label
            data-theme="dark"
            className={cn(
              "relative flex h-28 cursor-pointer items-end overflow-hidden rounded-media bg-surface text-white has-disabled:cursor-default",
              !joinedIds.has(id) && "has-checked:[&>[data-part=edge]]:ring-3",
              FOCUS,
            )}
          >
            <input
              type="checkbox"
              checked={chosenIds.has(id) || joinedIds.has(id)}
              disabled={joinedIds.has(id)}
              onChange={() => onToggle(id)}
              className="peer sr-only"
            />
            <Cover src={picUrl} name={groupName} className="absolute inset-0" />
            <span
              data-part="edge"
              className="absolute inset-0 rounded-media bg-linear-to-b from-20% from-black/25 to-black/75 ring-brand ring-inset"
            />
            <span className="relative min-w-0 px-3 py-2">
              <b className="block truncate font-semibold">{groupName}</b>
              <span className="flex items-center gap-1 text-meta text-white/90 tabular-nums">
                {joinedIds.has(id) && <Check aria-hidden="true" size="0.875rem" strokeWidth={2.4} />}
                <span>
                  {joinedIds.has(id) ? text.joined : fillText(text.members, { n: formatCount(memberCount) })}
                </span>
              </span>
            </span>
            {!joinedIds.has(id) && (
              <Tick className="absolute top-2 right-2 ring-[1.5px] ring-white ring-inset peer-checked:ring-brand" />
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}
