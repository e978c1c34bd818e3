import { splitTags } from "@lenscape/richtext/tags";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { RichText } from "@lenscape/ui/rich-text";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { viewerText as text } from "#copy/web-view-text.ts";
import { appOf, useApp } from "#lib/app.tsx";
import { idOf } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { NothingShown } from "../components/centered-card.tsx";
import { reading } from "../queries.ts";

/** What one reads in a minute, in characters. */
const PER_MINUTE = 400;

/** How long a stored text is, without its tags. */
const lengthOf = (html: string) =>
  splitTags(html)
    .filter((_, at) => at % 2 === 0)
    .join("").length;

interface Data {
  id?: string;
  title: string;
}

/** Loads the thread that `id` of the query names; nothing for an address without one. */
export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { api, queries } = appOf(args);
  const id = idOf(args.request, "id");
  if (id === undefined) return { title: pages.richText.title };
  const { title, excerpt } = await queries.ensureQueryData(reading(api, id));
  return { id, title: title || excerpt.slice(0, 30) || pages.richText.title };
}

export const handle: PageHandle<Data> = {
  meta: ({ data }) => ({
    title: data.title,
    noindex: true,
    ...(data.id ? { canonical: paths.thread(data.id) } : {}),
  }),
};

function Reading({ id, title }: { id: string; title: string }) {
  const { api } = useApp();
  const { data } = useQuery(reading(api, id));
  if (!data) return null;
  const html = data.final_content ?? data.content;
  const minutes = Math.max(1, Math.round(lengthOf(html) / PER_MINUTE));
  return (
    <PageBody className="md:pt-5">
      <Card
        asChild
        className="mx-auto max-w-202 px-4 py-6 max-md:rounded-none max-md:border-x-0 md:px-8 md:py-7"
      >
        <article>
          <h1 className="page-title font-semibold text-2xl leading-[2.25rem] wrap-anywhere">{title}</h1>
          <p className="mt-1.5 mb-5 border-border border-b pb-4 text-sm text-text-muted tabular-nums">
            {fillText(text.updated, { time: data.postedAt, n: minutes })}
          </p>
          <RichText fold html={html} />
          <Button asChild className="mt-6">
            <Link href={paths.thread(id)}>{text.toThread}</Link>
          </Button>
        </article>
      </Card>
    </PageBody>
  );
}

/** A text with pictures alone on its page, without bars of actions and comments (ROUTE-035, AMB-054). */
export function Component() {
  const { id, title } = useLoaderData<Data>();
  return id ? (
    <Reading id={id} title={title} />
  ) : (
    <NothingShown title={text.noText} description={text.noTextHint} />
  );
}
