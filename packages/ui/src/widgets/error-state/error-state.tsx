import { cva, type VariantProps } from "class-variance-authority";
import { CloudOff } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { useShellText } from "../popup/shell-text.ts";

const errorState = cva("grid justify-items-center gap-1 text-center", {
  variants: {
    /** `sm` for overlays and sidebars, without icon; `md` for pages. */
    size: { sm: "px-4 py-6", md: "px-6 py-10" },
  },
});

export type ErrorStateProps = Omit<ComponentProps<"div">, "title"> &
  VariantProps<typeof errorState> & {
    /** Failure, default "加载失败". */
    title?: ReactNode;
    /** Advice, default "网络开了个小差，稍后再试". */
    description?: ReactNode;
    /** Icon for causes other than the network; shown in `md` only. */
    icon?: ReactNode;
    /** Retries; without it there is no button. */
    onRetry?: () => void;
    /** Whether the retry is in progress. */
    loading?: boolean;
  };

/** Error state: failure, advice and retry button. After a successful retry the focus stays in the same region. */
export function ErrorState({
  size = "md",
  title,
  description,
  icon,
  onRetry,
  loading = false,
  className,
  children,
  ...props
}: ErrorStateProps) {
  const text = useText();
  const shell = useShellText();
  const retryRef = useKeptFocus();
  return (
    <div data-slot="error-state" {...props} className={cn(errorState({ size }), className)}>
      {size === "md" && (
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-full bg-surface-sunken text-text-muted [:where(&_svg)]:size-6.5 [:where(&_svg)]:stroke-[1.7]"
        >
          {icon ?? <CloudOff />}
        </span>
      )}
      <div role="alert" className="grid justify-items-center gap-1">
        <p className="mt-2 text-ui leading-[1.375rem] font-semibold">{title ?? shell.loadFailed}</p>
        <p className="text-meta text-text-muted">{description ?? shell.loadFailedHint}</p>
      </div>
      {onRetry && (
        <Button ref={retryRef} onClick={onRetry} loading={loading} className="mt-3.5">
          {text.retry}
        </Button>
      )}
      {children}
    </div>
  );
}
