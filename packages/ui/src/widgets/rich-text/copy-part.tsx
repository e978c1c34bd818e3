import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { writeClipboard } from "../../lib/clipboard.ts";
import { useForumText } from "../thread-card/forum-text.ts";

/** Button that copies a part of a rich text and confirms it, for screen readers too, until it loses the focus. */
export function CopyPart({
  label,
  read,
  className,
}: {
  label: string;
  read: () => string;
  className: string;
}) {
  const text = useForumText();
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  const Icon = outcome === "copied" ? Check : Copy;
  return (
    <button
      type="button"
      data-slot="rich-text-copy"
      aria-label={label}
      title={outcome === "copyFailed" ? text.copyFailed : undefined}
      onClick={async () => setOutcome((await writeClipboard(read())) ? "copied" : "copyFailed")}
      onBlur={() => setOutcome(undefined)}
      className={`inline-flex min-h-8 flex-none items-center gap-1 rounded-control px-2 text-meta text-brand-text hover:underline max-md:min-h-11 ${className}`}
    >
      <Icon aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
      <span role="status">{outcome ? text[outcome] : text.copy}</span>
    </button>
  );
}
