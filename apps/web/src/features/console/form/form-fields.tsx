import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { Textarea } from "@lenscape/ui/textarea";
import { useId } from "react";
import { asSent, PictureFiles, usePictureFiles } from "#shell/forms/picture-files.tsx";
import { FloorItems } from "../content/floor-items.tsx";
import { GoodsOptions } from "../rewards/goods-options.tsx";
import type { FormField, FormValues } from "./form-values.ts";
import { ItemField } from "./item-field.tsx";

interface FieldProps {
  field: FormField;
  /** What stands in the whole form. */
  form: FormValues;
  value: FormValues[string];
  error: string | undefined;
  onChange: (value: FormValues[string]) => void;
}

/** Pictures that are sent as they are chosen; the form keeps their addresses. */
function Pictures({ field, value, error, onChange }: FieldProps) {
  const id = useId();
  const urls = value as readonly string[];
  const files = usePictureFiles(asSent(urls.map((url) => ({ url }))), field.max ?? 1, (update) =>
    onChange(update(asSent(urls.map((url) => ({ url })))).map(({ url }) => url)),
  );
  return (
    <Field label={field.label} required={field.required} help={field.help} error={error} controlId={id}>
      <PictureFiles files={files} id={id} />
    </Field>
  );
}

function Control({ field, value, onChange }: FieldProps) {
  const typed = value as string;
  const onType = (event: { target: { value: string } }) => onChange(event.target.value);
  switch (field.kind) {
    case "area":
    case "lines":
      return <Textarea rows={field.rows ?? 4} maxLength={field.max} value={typed} onChange={onType} />;
    case "thread":
    case "topic":
      return <ItemField kind={field.kind} value={typed} onChange={onChange} />;
    case "yuan":
      return <Input inputMode="decimal" maxLength={12} value={typed} onChange={onType} />;
    case "number":
      return <Input type="number" inputMode="numeric" step={1} value={typed} onChange={onType} />;
    case "day":
      return <Input type="date" value={typed} onChange={onType} />;
    case "moment":
      // To the minute; what was not touched keeps its seconds.
      return <Input type="datetime-local" value={typed.slice(0, 16)} onChange={onType} />;
    case "select":
      return (
        <Select value={typed} onChange={onType} disabled={field.fixed}>
          {field.options?.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      );
    default:
      return <Input maxLength={field.max} value={typed} onChange={onType} />;
  }
}

/** Several of a few, each with its checkbox. */
function Choices({ field, value, error, onChange }: FieldProps) {
  const errorId = useId();
  const chosen = value as readonly string[];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm text-text-secondary">
        {field.label}
        {field.required && (
          <span aria-hidden="true" className="ml-0.5 text-danger-text">
            *
          </span>
        )}
      </legend>
      <div className="grid gap-2 md:grid-cols-2">
        {field.options?.map(([each, name]) => (
          <Checkbox
            key={each}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            checked={chosen.includes(each)}
            onCheckedChange={(on) =>
              onChange(on ? [...chosen, each] : chosen.filter((other) => other !== each))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-danger-text text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One entry of a form of the console with its label, hint and fault. */
export function FormFieldRow(props: FieldProps) {
  const { field, form, value, error, onChange } = props;
  if (field.kind === "pictures") return <Pictures {...props} />;
  if (field.kind === "places") {
    return (
      <FloorItems
        label={field.label}
        entries={value as readonly string[]}
        error={error}
        onChange={onChange}
      />
    );
  }
  if (field.kind === "options") {
    return (
      <GoodsOptions
        label={field.label}
        help={field.help}
        entries={value as readonly string[]}
        pictures={form[field.among ?? ""] as readonly string[]}
        error={error}
        onChange={onChange}
      />
    );
  }
  if (field.kind === "choices") return <Choices {...props} />;
  if (field.kind === "flag") {
    return (
      <Checkbox checked={value === "1"} onCheckedChange={(on) => onChange(on ? "1" : "0")}>
        {field.label}
      </Checkbox>
    );
  }
  return (
    <Field label={field.label} required={field.required} help={field.help} error={error}>
      <Control {...props} />
    </Field>
  );
}
