import { hasPermi } from "@lenscape/api/permissions";
import { Card } from "@lenscape/ui/card";
import type { LoaderFunctionArgs } from "react-router-dom";
import { appOf } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { ConsoleFrame } from "../frame/console-frame.tsx";
import { Waiting } from "../frame/console-query-body.tsx";
import { useFilters } from "../list/use-list-filters.ts";
import { access } from "../queries.ts";
import { sections } from "../sections.ts";
import { consoleText as text } from "../text.ts";

const sectionOf = (name: string | null) => sections.find((section) => section.name === name) ?? sections[0]!;

/** Each section is a chunk of its own: where one does not come, the others stay within reach. */
const bodies = new Map(
  sections.map(({ name, load }) => [
    name,
    lazySection(async () => ({ default: await load() }), { failure: text.sectionFailed }),
  ]),
);

/** Who may not enter is told so in the frame of the site; all others come in at once. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries, session } = appOf(args);
  if (!hasPermi(session.state().permissions, "console.enter")) await queries.fetchQuery(access(api));
  return null;
}

export const handle: PageHandle = {
  meta: ({ url }) => ({
    title: text.sections[sectionOf(url.searchParams.get("section")).name],
    noindex: true,
  }),
  chrome: "bare",
  toTop: false,
};

/** The operator console: one of its sections, named in the address. */
export function Component() {
  const { name } = sectionOf(useFilters().get("section") || null);
  const Section = bodies.get(name)!;
  return (
    <ConsoleFrame current={name}>
      <Section
        key={name}
        waiting={
          <Card className="overflow-clip">
            <Waiting />
          </Card>
        }
      />
    </ConsoleFrame>
  );
}
