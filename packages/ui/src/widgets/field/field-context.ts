import { createContext, useContext } from "react";

/** Data that a field passes to its control. */
export interface FieldControl {
  id?: string;
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
  /** Takes the number of characters near or above the control's limit, undefined far below it. */
  onLength?: (length: number | undefined, max: number) => void;
}

export const FieldContext = createContext<FieldControl>({});

interface ControlProps {
  id?: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
}

/**
 * Merges a control's props with the field around it: label ID, IDs of help, error and counter, error state. The
 * control's own props win; outside a field they are returned unchanged.
 */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FieldContext);
  const describedBy = [field.describedBy, props["aria-describedby"]].filter(Boolean).join(" ");
  return {
    ...props,
    id: props.id ?? field.id,
    required: props.required ?? field.required,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
  };
}
