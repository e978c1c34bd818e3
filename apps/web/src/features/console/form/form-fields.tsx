import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { Textarea } from "@lenscape/ui/textarea";
import { useId } from "react";
import { PictureFiles, toSentPictures, usePictureFiles } from "#shell/forms/picture-files.tsx";
import { FloorItems } from "../content/floor-items.tsx";
import { ProductOptions } from "../rewards/product-options.tsx";
import type { FormField, FormValues } from "./form-values.ts";
import { ItemField } from "./item-field.tsx";

interface FieldProps {
  field: FormField;
  /** Current values of the whole form. */
  form: FormValues;
  value: FormValues[string];
  error: string | undefined;
  onChange: (value: FormValues[string]) => void;
}

/** Picture field. Files are uploaded when they are picked; the form stores their URLs. */
function Pictures({ field, value, error, onChange }: FieldProps) {
  const id = useId();
  const urls = value as readonly string[];
  const files = usePictureFiles(toSentPictures(urls.map((url) => ({ url }))), field.max ?? 1, (update) =>
    onChange(update(toSentPictures(urls.map((url) => ({ url })))).map(({ url }) => url)),
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
    case "textarea":
    case "lines":
      return <Textarea rows={field.rows ?? 4} maxLength={field.max} value={typed} onChange={onType} />;
    case "thread":
    case "topic":
      return <ItemField kind={field.kind} value={typed} onChange={onChange} />;
    case "yuan":
      return <Input inputMode="decimal" maxLength={12} value={typed} onChange={onType} />;
    case "number":
      return <Input type="number" inputMode="numeric" step={1} value={typed} onChange={onType} />;
    case "date":
      return <Input type="date" value={typed} onChange={onType} />;
    case "datetime":
      // The input has minutes only; an untouched value keeps its seconds.
      return <Input type="datetime-local" value={typed.slice(0, 16)} onChange={onType} />;
    case "select":
      return (
        <Select value={typed} onChange={onType} disabled={field.isFixed}>
          {field.options?.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </Select>
      );
    default:
      return <Input maxLength={field.max} value={typed} onChange={onType} />;
  }
}

/** Group of checkboxes for a field with several values. */
function CheckboxGroup({ field, value, error, onChange }: FieldProps) {
  const errorId = useId();
  const selected = value as readonly string[];
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-meta text-text-secondary">
        <span>{field.label}</span>
        {field.required && (
          <span aria-hidden="true" className="ml-0.5 text-danger-text">
            *
          </span>
        )}
      </legend>
      <div className="grid gap-2 md:grid-cols-2">
        {field.options?.map(([option, label]) => (
          <Checkbox
            key={option}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            checked={selected.includes(option)}
            onCheckedChange={(on) =>
              onChange(on ? [...selected, option] : selected.filter((other) => other !== option))
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-danger-text text-meta">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One field of a console form with its label, help and error. */
export function FormFieldRow(props: FieldProps) {
  const { field, form, value, error, onChange } = props;
  if (field.kind === "pictures") return <Pictures {...props} />;
  if (field.kind === "floorItems") {
    return (
      <FloorItems
        label={field.label}
        entries={value as readonly string[]}
        error={error}
        onChange={onChange}
      />
    );
  }
  if (field.kind === "productOptions") {
    return (
      <ProductOptions
        label={field.label}
        help={field.help}
        entries={value as readonly string[]}
        pictures={form[field.picturesField ?? ""] as readonly string[]}
        error={error}
        onChange={onChange}
      />
    );
  }
  if (field.kind === "checkboxes") return <CheckboxGroup {...props} />;
  if (field.kind === "checkbox") {
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
