import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { House, MessageSquareMore, Search, User } from "lucide-react";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages, paths } from "#paths";
import { galleryText as text } from "../text.ts";

export const handle: PageHandle = { meta: () => ({ title: pages.template.title, noindex: true }) };

const LINKS = [
  [paths.home(), <House key="home" aria-hidden="true" strokeWidth={1.7} />],
  [paths.search(), <Search key="search" aria-hidden="true" strokeWidth={1.7} />],
  [paths.messages(), <MessageSquareMore key="messages" aria-hidden="true" strokeWidth={1.7} />],
  [getPath("mine"), <User key="mine" aria-hidden="true" strokeWidth={1.7} />],
] as const;

/** Template for new pages: a title, links and a card (ROUTE-074, ROUTE-091). */
export function Component() {
  return (
    <PageBody>
      <PageHeader title={text.template} description={text.templateHint} className="max-md:px-4" />
      <nav aria-label={text.template} className="mb-4 flex flex-wrap gap-2 max-md:px-4">
        {LINKS.map(([href, icon], index) => (
          <Button key={href} asChild>
            <Link href={href}>
              {icon}
              {text.links[index]}
            </Link>
          </Button>
        ))}
      </nav>
      <Card className="max-md:rounded-none max-md:border-x-0">
        <CardHeader title={text.cardTitle} className="border-border border-b" />
        <p className="px-4 py-6 text-text-secondary">{text.cardText}</p>
      </Card>
    </PageBody>
  );
}
