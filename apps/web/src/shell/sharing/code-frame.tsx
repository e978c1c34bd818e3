import type { ReactNode } from "react";

/** White frame around a QR code. Smaller in low windows, so that the content below stays visible. */
export function QrCodeFrame({ children }: { children: ReactNode }) {
  return (
    <div className="size-[min(14rem,28dvh)] rounded-media border border-border bg-white p-2">{children}</div>
  );
}
