import { TriangleExclamationPoint } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { wrapText } from "../../lib/wrap-text.tsx";
import { FieldContext } from "./field-context.ts";

export type FieldProps = ComponentProps<"div"> & {
  /** 一个输入控件，自动接上标签、说明与错误。 */
  children?: ReactNode;
  /** 输入框上方的标签，点它聚焦输入框。 */
  label: ReactNode;
  /** 标签旁的内容，例如「忘记密码」链接。 */
  labelAside?: ReactNode;
  /** 只给读屏看的标签：界面上另有说明时用。 */
  labelHidden?: boolean;
  /** 框下的一句说明；有 `error` 时让位给它。 */
  help?: ReactNode;
  /** 出错的原因和下一步；有它时控件描红并读给读屏。 */
  error?: ReactNode;
  /** 必填：标签旁有星号，里面的框也标上必填。 */
  required?: boolean;
  /** 字数，右下角写「12 / 500」，超出变红；`max` 不是有限的数时不显示。 */
  counter?: { value: number; max: number };
  /** 控件的 id，不给时自动生成。 */
  controlId?: string;
};

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

/**
 * 表单项：标签、控件、说明、错误、字数。
 *
 * 里面的 Input、Textarea、PasswordInput、Select 会自动接上标签与 `aria-describedby`。
 */
export function Field({
  label,
  labelAside,
  labelHidden = false,
  help,
  error,
  required = false,
  counter: given,
  controlId,
  className,
  children,
  ...props
}: FieldProps) {
  const text = useText();
  const generated = useId();
  const id = controlId ?? `${generated}control`;
  const hintId = `${generated}hint`;
  const counterId = `${generated}counter`;
  const hint = error || help;
  const counter = given && Number.isFinite(given.max) ? { ...given, value: finite(given.value) } : undefined;
  const describedBy = [hint && hintId, counter && counterId].filter(Boolean).join(" ");
  const invalid = Boolean(error);
  const control = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div data-slot="field" {...props} className={cn("grid gap-1.5", className)}>
      <div
        className={cn("flex items-baseline justify-between gap-3", labelHidden && !labelAside && "sr-only")}
      >
        <label
          data-slot="field-label"
          htmlFor={id}
          className={cn("text-sm font-medium text-text-secondary", labelHidden && "sr-only")}
        >
          {wrapText(label)}
          {required && (
            <span aria-hidden="true" title={text.required} className="ml-0.5 text-danger-text">
              *
            </span>
          )}
        </label>
        {labelAside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {(hint || counter) && (
        <div className="flex items-start justify-between gap-3 text-xs text-text-muted">
          <p
            id={hintId}
            data-slot={invalid ? "field-error" : "field-help"}
            role={invalid ? "alert" : undefined}
            className={cn("flex items-center gap-1", invalid && "text-danger-text")}
          >
            {invalid && (
              <TriangleExclamationPoint
                aria-hidden="true"
                size="0.875rem"
                strokeWidth={1.7}
                className="flex-none"
              />
            )}
            {wrapText(hint)}
          </p>
          {counter && (
            <p
              id={counterId}
              data-slot="field-counter"
              className={cn("flex-none tabular-nums", counter.value > counter.max && "text-danger-text")}
            >
              <span aria-hidden="true">{`${counter.value} / ${counter.max}`}</span>
              <span className="sr-only">
                {fillText(text.counter, { n: counter.value, max: counter.max })}
              </span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
