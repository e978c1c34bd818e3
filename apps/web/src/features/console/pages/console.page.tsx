import { hasPermi } from "@lenscape/api/permissions";
import { Card } from "@lenscape/ui/card";
import type { LoaderFunctionArgs } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { ConsoleFrame } from "../frame/console-frame.tsx";
import { TableSkeleton } from "../frame/query-body.tsx";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleAccessQuery } from "../queries.ts";
import { sections } from "../sections.ts";
import { consoleText as text } from "../text.ts";

const getSection = (name: string | null) => sections.find((section) => section.name === name) ?? sections[0]!;

/** Each section is a lazy component, so that a section that fails to load leaves the menu usable. */
const sectionComponents = new Map(
  sections.map(({ name, load }) => [
    name,
    lazySection(async () => ({ default: await load() }), { failure: text.sectionFailed }),
  ]),
);

/** Without the console permission, waits for the access query, so that a refusal is shown as an error page of the site. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries, session } = getApp(args);
  if (!hasPermi(session.state().permissions, "console.enter"))
    await queries.fetchQuery(consoleAccessQuery(api));
  return null;
}

export const handle: PageHandle = {
  meta: ({ url }) => ({
    title: text.sections[getSection(url.searchParams.get("section")).name],
    noindex: true,
  }),
  chrome: "bare",
  toTop: false,
};

/** Operator console with the section named in the URL. */
export function Component() {
  const { name } = getSection(useListFilters().get("section") || null);
  const Section = sectionComponents.get(name)!;
  return (
    <ConsoleFrame current={name}>
      <Section
        key={name}
        waiting={
          <Card className="overflow-clip">
            <TableSkeleton />
          </Card>
        }
      />
    </ConsoleFrame>
  );
}
