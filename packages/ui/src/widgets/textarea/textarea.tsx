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
import { controlStyle } from "../input/control-style.ts";

export type TextareaProps = ComponentProps<"textarea"> & {
  /** 随内容长高，到 `maxHeight` 为止。 */
  autosize?: boolean;
  /** 自动长高的上限，默认字号下的 px；读者调大字号时随之放大。 */
  maxHeight?: number;
};

/** 多行输入。默认随内容长高；放进 Field 里就接好了标签、说明与字数。 */
export function Textarea({
  autosize = true,
  maxHeight = 320,
  rows = 3,
  ref,
  className,
  style,
  onInput,
  ...props
}: TextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const fitted = useRef<string>(undefined);
  const fit = useCallback(() => {
    const element = own.current;
    if (!autosize || !element) return;
    fitted.current = element.value;
    element.style.height = "auto";
    const borders = element.offsetHeight - element.clientHeight;
    element.style.height = `${element.scrollHeight + borders}px`;
  }, [autosize]);
  // After a render with another text: one from outside changes the height as typing does. Measuring makes the page lay
  // itself out, so nothing else is measured.
  useLayoutEffect(() => {
    if (own.current?.value !== fitted.current) fit();
  });
  // A restored text is gone on with at its end; a browser puts the caret before it.
  useEffect(() => {
    const element = own.current;
    if (element?.value && element.selectionEnd === 0)
      element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  // A width rewraps the lines, and there is none while what is around is hidden.
  useEffect(() => {
    const observer = new ResizeObserver(() => requestAnimationFrame(fit));
    if (own.current) observer.observe(own.current);
    return () => observer.disconnect();
  }, [fit]);
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...useFieldControl(props)}
      ref={useMergedRef(own, ref)}
      onInput={(event) => {
        fit();
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
