import { ChevronRight, FileText, Flag, PencilLine, Zap } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { TINTS } from "../icon-tile/tints.ts";
import { useShellText } from "../popup/shell-text.ts";

export type PublishEntryProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Address of the moment editor. */
  momentHref: string;
  /** Address of the thread editor. */
  threadHref: string;
  /** Address of the activity editor, for members who may create activities. */
  activityHref?: string;
  /** Most recent draft. */
  draft?: { title: string; note: string; href: string };
};

/** Content of the publish panel: moment, thread, activity if allowed, and the most recent draft. */
export function PublishEntry({
  momentHref,
  threadHref,
  activityHref,
  draft,
  className,
  ...props
}: PublishEntryProps) {
  const text = useShellText();
  const entries = [
    { href: momentHref, label: text.moment, hint: text.momentHint, Icon: Zap, tint: TINTS.brand },
    { href: threadHref, label: text.thread, hint: text.threadHint, Icon: PencilLine, tint: TINTS.blue },
    { href: activityHref, label: text.activity, hint: text.activityHint, Icon: Flag, tint: TINTS.red },
  ];
  return (
    <nav data-slot="publish-entry" {...props} className={className}>
      <ul className="grid auto-cols-fr grid-flow-col gap-2">
        {entries.map(
          ({ href, label, hint, Icon, tint }) =>
            href !== undefined && (
              <li key={label}>
                <Link
                  href={href}
                  className="grid justify-items-center gap-0.5 rounded-media bg-surface-sunken px-1 pt-4 pb-3.5 text-meta text-text-muted hover:bg-border"
                >
                  <span className={cn("mb-2 grid size-12 place-items-center rounded-media", tint)}>
                    <Icon aria-hidden="true" size="1.625rem" strokeWidth={1.7} />
                  </span>
                  <b className="text-ui leading-[1.375rem] font-semibold text-text">{label}</b>
                  <span>{hint}</span>
                </Link>
              </li>
            ),
        )}
      </ul>
      {draft && (
        <Link
          href={draft.href}
          className="mt-2 flex items-center gap-3 rounded-media p-3 ring-1 ring-border ring-inset hover:bg-surface-hover"
        >
          <FileText
            aria-hidden="true"
            size="1.25rem"
            strokeWidth={1.7}
            className="flex-none text-text-muted"
          />
          <span className="min-w-0 grow">
            <span className="block truncate font-semibold">{draft.title}</span>
            <span className="block text-meta text-text-muted">{draft.note}</span>
          </span>
          <ChevronRight aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none" />
        </Link>
      )}
    </nav>
  );
}
