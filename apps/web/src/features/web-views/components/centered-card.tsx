import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Link } from "@lenscape/ui/link";
import type { ReactNode } from "react";
import { paths } from "#paths";
import { webViewText as text } from "../text.ts";

/** Card in the center of the page. */
export function CenteredCard({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[70vh] grid-cols-[minmax(0,1fr)] place-items-center px-4 py-10 max-md:pb-[calc(var(--lens-size-tabbar)+2.5rem)]">
      <section className="grid w-full max-w-120 grid-cols-[minmax(0,1fr)] gap-4 rounded-media border border-border bg-surface p-6 md:p-8">
        {children}
      </section>
    </div>
  );
}

/** Page without content: its reason and a link to the home page. */
export function EmptyPage({ title, description }: { title: string; description: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center px-4 max-md:pb-(--lens-size-tabbar)">
      <div>
        <h1 className="sr-only">{title}</h1>
        <EmptyState title={title} description={description}>
          <Button tone="primary" asChild className="mt-3.5">
            <Link href={paths.home()}>{text.home}</Link>
          </Button>
        </EmptyState>
      </div>
    </div>
  );
}
