import type { ReactNode, Ref } from "react";

export interface TableFrameProps {
  ref?: Ref<HTMLDivElement>;
  /** How large the table is, which is its name. */
  label: string;
  /** Whether the first column stays. */
  pinned: boolean;
  children?: ReactNode;
}

/** The named region in which a table scrolls sideways. A column that stays hides the others: `--table-ground` is the colour below the table. */
export function TableFrame({ ref, label, pinned, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section is a region only with a name, and this one always has it
    <div
      ref={ref}
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      data-pinned={pinned || undefined}
      className="overflow-x-auto overscroll-x-contain rounded-md border border-border data-pinned:[&_tr>*:first-child]:sticky data-pinned:[&_tr>*:first-child]:left-0 data-pinned:[&_tr>*:first-child]:z-1 data-pinned:[&_tr>*:first-child]:max-w-[40vw] data-pinned:[&_tr>td:first-child]:bg-(--table-ground,var(--color-surface))"
    >
      <table>{children}</table>
    </div>
  );
}
