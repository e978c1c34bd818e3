import { Select, type SelectProps } from "@lenscape/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { circlesQuery, modelsQuery } from "../queries.ts";
import { type Refinement, TIME_RANGES } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";

/** A filter with its options. */
export interface FilterChoice {
  label: string;
  /** Label of the empty option. */
  anyLabel: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string | undefined) => void;
}

/** Returns the label of the selected option, or its value if it is not in the list. */
export const getChoiceLabel = ({ value, options }: FilterChoice): string | undefined =>
  options.find(([option]) => option === value)?.[1] ?? value;

const toUniqueOptions = (values: string[]) =>
  [...new Set(values.filter(Boolean))].map((value) => [value, value] as const);

/** Returns the filters of a search except for the kind and the image filter. */
export function useFilterChoices(refinement: Refinement, onRefine: (refinement: Refinement) => void) {
  const { api } = useApp();
  const circles = useQuery(circlesQuery(api)).data?.rows ?? [];
  const models = useQuery(modelsQuery(api)).data ?? [];
  const update = (change: Refinement) => onRefine({ ...refinement, ...change });
  return {
    circle: {
      label: text.circle,
      anyLabel: text.allCircles,
      value: refinement.circleId,
      options: circles.map(({ id, groupName }) => [id, groupName]),
      onChoose: (circleId) => update({ circleId }),
    },
    model: {
      label: text.model,
      anyLabel: text.allModels,
      value: refinement.model,
      options: toUniqueOptions(models.map(({ name }) => name)),
      onChoose: (model) => update({ model }),
    },
    firmware: {
      label: text.firmware,
      anyLabel: text.allFirmware,
      value: refinement.firmware,
      options: toUniqueOptions(models.map((model) => model.firmware)),
      onChoose: (firmware) => update({ firmware }),
    },
    time: {
      label: text.time,
      anyLabel: text.anyTime,
      value: refinement.within,
      options: TIME_RANGES.map((within) => [within, text.times[within]]),
      onChoose: (within) => update({ within: within as Refinement["within"] }),
    },
    solved: {
      label: text.solvedFilter,
      anyLabel: text.anyState,
      value: refinement.solved === undefined ? undefined : String(refinement.solved),
      options: [
        ["0", text.solvedStates[0]],
        ["1", text.solvedStates[1]],
      ],
      onChoose: (solved) => update({ solved: solved === undefined ? undefined : solved === "1" ? 1 : 0 }),
    },
  } satisfies Record<string, FilterChoice>;
}

export type FilterChoices = Record<keyof ReturnType<typeof useFilterChoices>, FilterChoice>;

type FilterSelectProps = { choice: FilterChoice } & Omit<SelectProps, "value" | "onChange" | "children">;

/** Select of a filter. */
export function FilterSelect({ choice, ...props }: FilterSelectProps) {
  const { anyLabel, value = "", options, onChoose } = choice;
  const isListed = value === "" || options.some(([option]) => option === value);
  return (
    <Select {...props} value={value} onChange={(event) => onChoose(event.target.value || undefined)}>
      <option value="">{anyLabel}</option>
      {!isListed && <option value={value}>{value}</option>}
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}
