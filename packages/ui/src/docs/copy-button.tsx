import { Check, Copy, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { cn } from "../lib/cn.ts";

let liveRegion: HTMLElement | undefined;

/** Returns the shared live region. Screen readers announce its text only if it was in the page before. */
function getLiveRegion(): HTMLElement {
  if (liveRegion?.isConnected) return liveRegion;
  liveRegion = document.createElement("p");
  liveRegion.setAttribute("role", "status");
  liveRegion.className = "sr-only";
  document.body.append(liveRegion);
  return liveRegion;
}

const OUTCOMES = {
  copied: { icon: Check, message: "已复制" },
  failed: { icon: TriangleAlert, message: "浏览器不让复制，请选中后自己复制" },
};

interface CopyButtonProps {
  text: string;
  /** Accessible name. */
  label?: string;
  /** Shown in place of the icon and its label. */
  children?: ReactNode;
  className?: string;
}

/** Copies a text and shows and announces the outcome until it loses the focus. */
export function CopyButton({ text, label = "复制", children, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
  useEffect(() => void getLiveRegion(), []);
  const copy = async () => {
    let result: keyof typeof OUTCOMES = "copied";
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without permission, or over plain http.
      result = "failed";
    }
    setOutcome(result);
    getLiveRegion().textContent = `${OUTCOMES[result].message} ${text}`;
  };
  const { icon: Icon, message } = outcome ? OUTCOMES[outcome] : { icon: Copy, message: "复制" };
  return (
    <button
      type="button"
      aria-label={label}
      title={outcome ? message : undefined}
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
      {!children && message}
    </button>
  );
}

/** Code with a title and a button to copy it. */
export function CodeBox({ title, code }: { title: string; code: string }) {
  return (
    <figure className="m-0 overflow-hidden rounded-control bg-surface-sunken">
      <figcaption className="flex h-9 items-center justify-between border-b border-border pr-1.5 pl-3.5 text-meta text-text-secondary">
        {title}
        <CopyButton text={code} label={`复制：${title}`} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable with the keyboard
        tabIndex={0}
        className="m-0 overflow-x-auto px-3.5 py-3 font-mono text-meta leading-[1.5rem] text-text"
      >
        {code}
      </pre>
    </figure>
  );
}
