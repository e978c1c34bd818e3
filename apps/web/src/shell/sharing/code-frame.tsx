import type { ReactNode } from "react";

/** The white frame around a code to scan, smaller in a low window: what is below it must stay in sight. */
export function CodeFrame({ children }: { children: ReactNode }) {
  return (
    <div className="size-[min(14rem,28dvh)] rounded-lg border border-border bg-white p-2">{children}</div>
  );
}
