import { Check, Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";

/** Copies a text, and says so until something else is done. */
export function CopyButton({
  text,
  label = "复制",
  children,
  className,
}: {
  text: string;
  /** What it is called for someone who cannot see it. */
  label?: string;
  /** Shown instead of an icon and the label. */
  children?: ReactNode;
  className?: string;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={copied ? `已复制 ${text}` : label}
      onClick={copy}
      onBlur={() => setCopied(false)}
      className={cn(
        "inline-flex cursor-pointer items-center gap-1.5 rounded-sm px-2 py-1 text-xs text-text-secondary hover:bg-surface-hover hover:text-text",
        className,
      )}
    >
      {children}
      {(!children || copied) && <Icon aria-hidden="true" size="0.875rem" strokeWidth={1.7} />}
      {!children && (copied ? "已复制" : "复制")}
    </button>
  );
}

/** Code that is there to be copied, under what it is: a terminal, a file. */
export function CodeBox({ title, code }: { title: string; code: string }) {
  return (
    <figure className="m-0 overflow-hidden rounded-md bg-surface-sunken">
      <figcaption className="flex h-9 items-center justify-between border-b border-border pr-1.5 pl-3.5 text-xs text-text-secondary">
        {title}
        <CopyButton text={code} label={`复制：${title}`} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached with the keyboard
        tabIndex={0}
        className="m-0 overflow-x-auto px-3.5 py-3 font-mono text-sm leading-[1.5rem] text-text"
      >
        {code}
      </pre>
    </figure>
  );
}
