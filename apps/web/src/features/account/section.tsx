import { Card, CardHeader } from "@lenscape/ui/card";
import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** What stands at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One card of settings. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <Card className="overflow-clip">
      <CardHeader title={title} className="h-14 px-4 md:px-6">
        {action}
      </CardHeader>
      <div className="border-border border-t">{children}</div>
    </Card>
  );
}
