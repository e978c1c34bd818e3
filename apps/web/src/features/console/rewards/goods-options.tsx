import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Cover } from "@lenscape/ui/cover";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Select } from "@lenscape/ui/select";
import { Plus } from "lucide-react";
import { useId } from "react";
import { RowMoves } from "../form/row-move-buttons.tsx";
import { ROW, useRows } from "../form/use-form-rows.ts";
import { consoleGoodsText as text } from "./goods-text.ts";

type Saved = AnswerOf<"goodsManageDetail">["options"];

/** A value with the address of its picture, which stays its own wherever that picture is moved to. */
interface Value {
  label: string;
  soldOut: boolean;
  /** Empty for none. */
  picture: string;
}

interface Option {
  name: string;
  values: readonly Value[];
}

/** As many as the contract takes. */
const MOST = 4;
const MOST_VALUES = 20;
const LEAST_VALUES = 1;

/** An option as an entry of the form, which keeps texts. */
const entryOf = (option: Option): string => JSON.stringify(option);
const optionOf = (entry: string): Option => JSON.parse(entry) as Option;

const NEW_VALUE: Value = { label: "", soldOut: false, picture: "" };
const NEW_OPTION: Option = { name: "", values: [NEW_VALUE] };

/** The options of a good as entries of its form. */
export const optionEntries = (options: Saved, pictures: readonly string[]): string[] =>
  options.map(({ name, values }) =>
    entryOf({
      name,
      values: values.map(({ label, soldOut, picture = 0 }) => ({
        ...{ label, soldOut },
        picture: pictures[picture - 1] ?? "",
      })),
    }),
  );

/** The options as they are saved; a value whose picture has gone has none. */
export const savedOptions = (entries: readonly string[], pictures: readonly string[]): Saved =>
  entries.map(optionOf).map(({ name, values }) => ({
    name: name.trim(),
    values: values.map(({ label, soldOut, picture }) => {
      const nth = pictures.indexOf(picture) + 1;
      return { label: label.trim(), soldOut, ...(nth > 0 && { picture: nth }) };
    }),
  }));

const isBlank = (typed: string) => typed.trim() === "";

/** What is wrong with an entry: it or one of its values has no name. */
export function faultOfOption(entry: string): string | undefined {
  const { name, values } = optionOf(entry);
  return [name, ...values.map(({ label }) => label)].some(isBlank) ? text.badOption : undefined;
}

interface ValuesProps {
  /** What the option is called. */
  of: string;
  values: readonly Value[];
  pictures: readonly string[];
  /** What those without a name are marked with. */
  errorId: string | undefined;
  onChange: (values: readonly Value[]) => void;
}

/** What can be chosen of an option: each with a picture of the good, or sold out. */
function Values({ of, values, pictures, errorId, onChange }: ValuesProps) {
  const rows = useRows(values, onChange);
  return (
    <>
      <ol ref={rows.list} className="grid gap-2">
        {values.map((value, index) => {
          const name = fillText(text.nthValue, { name: of, n: index + 1 });
          const isWrong = errorId !== undefined && isBlank(value.label);
          const change = (part: Partial<Value>) => rows.change(index, { ...value, ...part });
          const picture = pictures.includes(value.picture) ? value.picture : "";
          return (
            <li key={index} className={ROW}>
              <Input
                aria-label={name}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? errorId : undefined}
                placeholder={text.valueName}
                maxLength={20}
                value={value.label}
                onChange={({ target }) => change({ label: target.value })}
              />
              <div className="flex items-center gap-2">
                {picture && <Cover src={picture} className="size-8 flex-none rounded-sm" />}
                <Select
                  aria-label={fillText(text.pictureOf, { name })}
                  value={picture}
                  onChange={({ target }) => change({ picture: target.value })}
                >
                  <option value="">{text.noPicture}</option>
                  {pictures.map((url, at) => (
                    <option key={url} value={url}>
                      {fillText(text.nthPicture, { n: at + 1 })}
                    </option>
                  ))}
                </Select>
                <div className="flex-none">
                  <Checkbox
                    aria-label={fillText(text.soldOutOf, { name })}
                    checked={value.soldOut}
                    onCheckedChange={(soldOut) => change({ soldOut })}
                  >
                    {text.soldOut}
                  </Checkbox>
                </div>
              </div>
              <RowMoves
                name={name}
                index={index}
                count={values.length}
                least={LEAST_VALUES}
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
        disabled={values.length >= MOST_VALUES}
        onClick={() => rows.add(NEW_VALUE)}
      >
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.addValue}
      </Button>
      <p role="status" className="sr-only">
        {rows.said}
      </p>
    </>
  );
}

interface GoodsOptionsProps {
  label: string;
  help: string | undefined;
  entries: readonly string[];
  /** The good's pictures, by their addresses. */
  pictures: readonly string[];
  error: string | undefined;
  onChange: (entries: readonly string[]) => void;
}

/** What has to be chosen of a good: options with their values, in order. */
export function GoodsOptions({ label, help, entries, pictures, error, onChange }: GoodsOptionsProps) {
  const errorId = useId();
  const rows = useRows(entries, onChange);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 font-medium text-sm text-text-secondary">{label}</legend>
      {help && <p className="text-sm text-text-muted">{help}</p>}
      <ol ref={rows.list} className="grid gap-3 empty:hidden">
        {entries.map(optionOf).map((option, index) => {
          const name = fillText(text.nthOption, { n: index + 1 });
          const isWrong = Boolean(error) && isBlank(option.name);
          const change = (part: Partial<Option>) => rows.change(index, entryOf({ ...option, ...part }));
          return (
            <li key={index} className="grid gap-2 rounded-md border border-border p-3">
              <div className="flex items-center gap-1">
                <Input
                  aria-label={name}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? errorId : undefined}
                  placeholder={text.optionName}
                  maxLength={10}
                  value={option.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
                <RowMoves
                  name={name}
                  index={index}
                  count={entries.length}
                  onMove={(step) => rows.move(index, step, text.option)}
                  onRemove={() => rows.remove(index)}
                />
              </div>
              <Values
                of={name}
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
        <p id={errorId} className="text-danger-text text-sm">
          {error}
        </p>
      )}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={entries.length >= MOST}
        onClick={() => rows.add(entryOf(NEW_OPTION))}
      >
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.addOption}
      </Button>
      <p role="status" className="sr-only">
        {rows.said}
      </p>
    </fieldset>
  );
}
