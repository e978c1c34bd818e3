import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { agreements } from "#features/auth/agreements.ts";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { accountText as text } from "../text.ts";

const NAMES = ["terms", "privacy"] as const;

export const handle: PageHandle = { meta: () => ({ title: pages.protocol.title, noindex: true }) };

/** The user agreement and the privacy policy (ROUTE-031). */
export function Component() {
  return (
    <MineFrame title={pages.protocol.title}>
      <Card className="overflow-clip">
        <Tabs defaultValue="terms">
          <TabsList aria-label={pages.protocol.title} className="border-border border-b px-1 md:px-3">
            {NAMES.map((name) => (
              <TabsTab key={name} value={name}>
                {agreements[name].title}
              </TabsTab>
            ))}
          </TabsList>
          {NAMES.map((name) => (
            <TabsPanel key={name} value={name}>
              <article className="px-4 py-5 text-ui leading-[1.8] md:px-6">
                <p className="text-meta text-text-muted">
                  {fillText(text.updated, { date: agreements[name].updated })}
                </p>
                {agreements[name].sections.map((section) => (
                  <section key={section.title} className="mt-4">
                    <h2 className="font-semibold">{section.title}</h2>
                    <p className="mt-1 text-text-secondary">{section.text}</p>
                  </section>
                ))}
                {name === "terms" && (
                  <p className="mt-4">
                    <Link href={getPath("moderationLog")} className="text-brand-text hover:underline">
                      {text.moderationLog}
                    </Link>
                  </p>
                )}
              </article>
            </TabsPanel>
          ))}
        </Tabs>
      </Card>
    </MineFrame>
  );
}
