import { Card, CardHeader } from "@lenscape/ui/card";
import type { ReactNode } from "react";

/** Card with the variants of a component. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <CardHeader title={title} className="border-border border-b" />
      <div className="flex flex-wrap items-center gap-3 p-4">{children}</div>
    </Card>
  );
}
