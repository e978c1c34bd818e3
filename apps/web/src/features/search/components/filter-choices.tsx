import { Select, type SelectProps } from "@lenscape/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { circles, models } from "../queries.ts";
import { type Refinement, TIMES } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";

/** One thing a search is narrowed by. */
export interface Choice {
  label: string;
  /** What the empty choice is called. */
  any: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string | undefined) => void;
}

/** What is chosen, in words; a value that is not offered stands for itself. */
export const chosenName = ({ value, options }: Choice): string | undefined =>
  options.find(([option]) => option === value)?.[1] ?? value;

const distinct = (values: string[]) =>
  [...new Set(values.filter(Boolean))].map((value) => [value, value] as const);

/** What a search can be narrowed by, besides its kind and whether there is a picture. */
export function useChoices(refinement: Refinement, onRefine: (refinement: Refinement) => void) {
  const { api } = useApp();
  const places = useQuery(circles(api)).data?.rows ?? [];
  const devices = useQuery(models(api)).data ?? [];
  const set = (part: Refinement) => onRefine({ ...refinement, ...part });
  return {
    circle: {
      label: text.circle,
      any: text.allCircles,
      value: refinement.circleId,
      options: places.map(({ id, groupName }) => [id, groupName]),
      onChoose: (circleId) => set({ circleId }),
    },
    model: {
      label: text.model,
      any: text.allModels,
      value: refinement.model,
      options: distinct(devices.map(({ name }) => name)),
      onChoose: (model) => set({ model }),
    },
    firmware: {
      label: text.firmware,
      any: text.allFirmware,
      value: refinement.firmware,
      options: distinct(devices.map((device) => device.firmware)),
      onChoose: (firmware) => set({ firmware }),
    },
    time: {
      label: text.time,
      any: text.anyTime,
      value: refinement.within,
      options: TIMES.map((within) => [within, text.times[within]]),
      onChoose: (within) => set({ within: within as Refinement["within"] }),
    },
    solved: {
      label: text.solvedFilter,
      any: text.anyState,
      value: refinement.solved === undefined ? undefined : String(refinement.solved),
      options: [
        ["0", text.solvedStates[0]],
        ["1", text.solvedStates[1]],
      ],
      onChoose: (solved) => set({ solved: solved === undefined ? undefined : solved === "1" ? 1 : 0 }),
    },
  } satisfies Record<string, Choice>;
}

export type Choices = Record<keyof ReturnType<typeof useChoices>, Choice>;

type ChoiceSelectProps = { choice: Choice } & Omit<SelectProps, "value" | "onChange" | "children">;

/** One of many, in the browser's own list. */
export function ChoiceSelect({ choice, ...props }: ChoiceSelectProps) {
  const { any, value = "", options, onChoose } = choice;
  const known = value === "" || options.some(([option]) => option === value);
  return (
    <Select {...props} value={value} onChange={(event) => onChoose(event.target.value || undefined)}>
      <option value="">{any}</option>
      {!known && <option value={value}>{value}</option>}
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}
