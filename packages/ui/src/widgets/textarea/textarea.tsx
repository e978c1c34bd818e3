import {
  type ComponentProps,
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { cn } from "../../lib/cn.ts";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { rem } from "../../lib/rem.ts";
import { useFieldControl } from "../field/field-context.ts";
import { useTextLimit } from "../field/use-text-limit.ts";
import { controlStyle } from "../input/control-style.ts";

export type TextareaProps = ComponentProps<"textarea"> & {
  /** Grows with its content up to `maxHeight`. */
  autosize?: boolean;
  /** Maximum height in px at the default font size; scales with the reader's font size. */
  maxHeight?: number;
  /** Maximum number of characters as a reader counts them. A longer text stays and is invalid. */
  maxLength?: number;
};

/** Multi-line input that grows with its content. Inside a Field it is connected with label, help and counter. */
export function Textarea({
  autosize = true,
  maxHeight = 320,
  rows = 3,
  maxLength,
  ref,
  className,
  style,
  onInput,
  ...props
}: TextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const limit = useTextLimit(own, maxLength);
  const fitted = useRef<string>(undefined);
  const fit = useCallback(() => {
    const element = own.current;
    if (!autosize || !element) return;
    fitted.current = element.value;
    element.style.height = "auto";
    const borders = element.offsetHeight - element.clientHeight;
    element.style.height = `${element.scrollHeight + borders}px`;
  }, [autosize]);
  // After a render with a changed text, also by the caller. Measuring forces layout, so nothing else is measured.
  useLayoutEffect(() => {
    if (own.current?.value !== fitted.current) fit();
  });
  // Puts the caret at the end of a restored text; browsers put it at the start.
  useEffect(() => {
    const element = own.current;
    if (element?.value && element.selectionEnd === 0)
      element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  // A new width rewraps the lines; the width is 0 while an ancestor is hidden.
  useEffect(() => {
    const observer = new ResizeObserver(() => requestAnimationFrame(fit));
    if (own.current) observer.observe(own.current);
    return () => observer.disconnect();
  }, [fit]);
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...useFieldControl(limit.isTooLong ? { ...props, "aria-invalid": true } : props)}
      ref={useMergedRef(own, ref)}
      onInput={(event) => {
        fit();
        limit.measure();
        onInput?.(event);
      }}
      style={autosize ? ({ "--max-height": rem(maxHeight), ...style } as CSSProperties) : style}
      className={cn(
        controlStyle(),
        autosize && "max-h-(--max-height)",
        "block resize-none px-3 py-2.5 leading-cjk",
        className,
      )}
    />
  );
}
