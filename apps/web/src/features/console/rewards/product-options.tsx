import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Cover } from "@lenscape/ui/cover";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Select } from "@lenscape/ui/select";
import { Plus } from "lucide-react";
import { useId } from "react";
import { RowMoveButtons } from "../form/row-move-buttons.tsx";
import { FORM_ROW, useFormRows } from "../form/use-form-rows.ts";
import { productText as text } from "./text.ts";

type WireOptions = AnswerOf<"goodsManageDetail">["options"];

/** Value with the URL of its picture. The wire has an index instead, which would change when pictures are moved. */
interface Value {
  label: string;
  soldOut: boolean;
  /** Empty without a picture. */
  picture: string;
}

interface Option {
  name: string;
  values: readonly Value[];
}

/** Limits of the contract. */
const MAX_OPTIONS = 4;
const MAX_VALUES = 20;
const MIN_VALUES = 1;

/** Converts an option to a form entry. Form values are strings. */
const toEntry = (option: Option): string => JSON.stringify(option);
const parseEntry = (entry: string): Option => JSON.parse(entry) as Option;

const NEW_VALUE: Value = { label: "", soldOut: false, picture: "" };
const NEW_OPTION: Option = { name: "", values: [NEW_VALUE] };

/** Converts the options of a product to form entries. */
export const toOptionEntries = (options: WireOptions, pictures: readonly string[]): string[] =>
  options.map(({ name, values }) =>
    toEntry({
      name,
      values: values.map(({ label, soldOut, picture = 0 }) => ({
        ...{ label, soldOut },
        picture: pictures[picture - 1] ?? "",
      })),
    }),
  );

/** Converts form entries to options of the request body. A value whose picture was removed has none. */
export const toOptionsBody = (entries: readonly string[], pictures: readonly string[]): WireOptions =>
  entries.map(parseEntry).map(({ name, values }) => ({
    name: name.trim(),
    values: values.map(({ label, soldOut, picture }) => {
      const number = pictures.indexOf(picture) + 1;
      return { label: label.trim(), soldOut, ...(number > 0 && { picture: number }) };
    }),
  }));

const isBlank = (typed: string) => typed.trim() === "";

/** Returns an error for an option that has, or whose values have, no name. */
export function validateOption(entry: string): string | undefined {
  const { name, values } = parseEntry(entry);
  return [name, ...values.map(({ label }) => label)].some(isBlank) ? text.optionNameMissing : undefined;
}

interface OptionValuesProps {
  /** Label of the option, part of the labels of its values. */
  optionLabel: string;
  values: readonly Value[];
  pictures: readonly string[];
  /** ID of the error that describes values without a name. */
  errorId: string | undefined;
  onChange: (values: readonly Value[]) => void;
}

/** Values of an option, each with a picture of the product and whether it is sold out. */
function OptionValues({ optionLabel, values, pictures, errorId, onChange }: OptionValuesProps) {
  const rows = useFormRows(values, onChange);
  return (
    <>
      <ol ref={rows.listRef} className="grid gap-2">
        {values.map((value, index) => {
          const name = fillText(text.valueLabel, { name: optionLabel, n: index + 1 });
          const isInvalid = errorId !== undefined && isBlank(value.label);
          const change = (changes: Partial<Value>) => rows.change(index, { ...value, ...changes });
          const picture = pictures.includes(value.picture) ? value.picture : "";
          return (
            <li key={index} className={FORM_ROW}>
              <Input
                aria-label={name}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? errorId : undefined}
                placeholder={text.valueName}
                maxLength={20}
                value={value.label}
                onChange={({ target }) => change({ label: target.value })}
              />
              <div className="flex items-center gap-2">
                {picture && <Cover src={picture} className="size-8 flex-none rounded-control" />}
                <Select
                  aria-label={fillText(text.pictureLabel, { name })}
                  value={picture}
                  onChange={({ target }) => change({ picture: target.value })}
                >
                  <option value="">{text.noPicture}</option>
                  {pictures.map((url, pictureIndex) => (
                    <option key={url} value={url}>
                      {fillText(text.pictureNumber, { n: pictureIndex + 1 })}
                    </option>
                  ))}
                </Select>
                <div className="flex-none">
                  <Checkbox
                    aria-label={fillText(text.soldOutLabel, { name })}
                    checked={value.soldOut}
                    onCheckedChange={(soldOut) => change({ soldOut })}
                  >
                    {text.soldOut}
                  </Checkbox>
                </div>
              </div>
              <RowMoveButtons
                name={name}
                index={index}
                count={values.length}
                minCount={MIN_VALUES}
                onMove={(step) => rows.move(index, step, text.value)}
                onRemove={() => rows.remove(index)}
              />
            </li>
          );
        })}
      </ol>
      <Button
        size="sm"
        className="justify-self-start"
        disabled={values.length >= MAX_VALUES}
        onClick={() => rows.add(NEW_VALUE)}
      >
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.addValue}
      </Button>
      <p role="status" className="sr-only">
        {rows.announcement}
      </p>
    </>
  );
}

interface ProductOptionsProps {
  label: string;
  help: string | undefined;
  entries: readonly string[];
  /** URLs of the pictures of the product. */
  pictures: readonly string[];
  error: string | undefined;
  onChange: (entries: readonly string[]) => void;
}

/** Form field with the options of a product and their values. */
export function ProductOptions({ label, help, entries, pictures, error, onChange }: ProductOptionsProps) {
  const errorId = useId();
  const rows = useFormRows(entries, onChange);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 font-semibold text-meta text-text-secondary">{label}</legend>
      {help && <p className="text-meta text-text-muted">{help}</p>}
      <ol ref={rows.listRef} className="grid gap-3 empty:hidden">
        {entries.map(parseEntry).map((option, index) => {
          const name = fillText(text.optionLabel, { n: index + 1 });
          const isInvalid = Boolean(error) && isBlank(option.name);
          const change = (changes: Partial<Option>) => rows.change(index, toEntry({ ...option, ...changes }));
          return (
            <li key={index} className="grid gap-2 rounded-control border border-border p-3">
              <div className="flex items-center gap-1">
                <Input
                  aria-label={name}
                  aria-invalid={isInvalid || undefined}
                  aria-describedby={isInvalid ? errorId : undefined}
                  placeholder={text.optionName}
                  maxLength={10}
                  value={option.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
                <RowMoveButtons
                  name={name}
                  index={index}
                  count={entries.length}
                  onMove={(step) => rows.move(index, step, text.option)}
                  onRemove={() => rows.remove(index)}
                />
              </div>
              <OptionValues
                optionLabel={name}
                values={option.values}
                pictures={pictures}
                errorId={error ? errorId : undefined}
                onChange={(values) => change({ values })}
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
      <Button
        size="sm"
        className="justify-self-start"
        disabled={entries.length >= MAX_OPTIONS}
        onClick={() => rows.add(toEntry(NEW_OPTION))}
      >
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.addOption}
      </Button>
      <p role="status" className="sr-only">
        {rows.announcement}
      </p>
    </fieldset>
  );
}
