import { Check, Copy, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { cn } from "../lib/cn.ts";
import { announce, prepareAnnouncements } from "./announce.ts";

type Outcome = "copied" | "failed" | undefined;

const OUTCOMES = {
  copied: { icon: Check, says: "已复制" },
  failed: { icon: TriangleAlert, says: "浏览器不让复制，请选中后自己复制" },
};

/** Copies a text, and says so, to a screen reader too, until something else is done. */
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
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => void prepareAnnouncements(), []);
  const finish = (next: "copied" | "failed") => {
    setOutcome(next);
    announce(`${OUTCOMES[next].says} ${text}`);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      finish("copied");
    } catch {
      // Without permission, or over plain http.
      finish("failed");
    }
  };
  const { icon: Icon, says } = outcome ? OUTCOMES[outcome] : { icon: Copy, says: "复制" };
  return (
    <button
      type="button"
      aria-label={label}
      title={outcome ? says : undefined}
      data-outcome={outcome}
      onClick={copy}
      onBlur={() => setOutcome(undefined)}
      className={cn(
        "inline-flex cursor-pointer items-center gap-1.5 rounded-control px-2 py-1 text-meta text-text-secondary hover:bg-surface-hover hover:text-text",
        className,
      )}
    >
      {children}
      {(!children || outcome) && <Icon aria-hidden="true" size="0.875rem" strokeWidth={1.7} />}
      {!children && says}
    </button>
  );
}

/** Code that is there to be copied, under what it is: a terminal, a file. */
export function CodeBox({ title, code }: { title: string; code: string }) {
  return (
    <figure className="m-0 overflow-hidden rounded-control bg-surface-sunken">
      <figcaption className="flex h-9 items-center justify-between border-b border-border pr-1.5 pl-3.5 text-meta text-text-secondary">
        {title}
        <CopyButton text={code} label={`复制：${title}`} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached with the keyboard
        tabIndex={0}
        className="m-0 overflow-x-auto px-3.5 py-3 font-mono text-meta leading-[1.5rem] text-text"
      >
        {code}
      </pre>
    </figure>
  );
}
