import type { Api } from "@lenscape/api/client";
import { splitTags } from "@lenscape/richtext/tags";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { RichText } from "@lenscape/ui/rich-text";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { apiQuery } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { EmptyPage } from "../components/centered-card.tsx";
import { webViewText as text } from "../text.ts";

/** Query of a thread with its text. */
const threadTextQuery = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetail", { query: { threadId }, silent: true });

/** Reading speed in characters per minute. */
const CHARACTERS_PER_MINUTE = 400;

/** Returns the length of HTML without its tags. */
const getTextLength = (html: string) =>
  splitTags(html)
    .filter((_, index) => index % 2 === 0)
    .join("").length;

interface LoaderData {
  id?: string;
  title: string;
}

/** Loads the thread of the query parameter `id`. Loads nothing without it. */
export async function loader(args: LoaderFunctionArgs): Promise<LoaderData> {
  const { api, queries } = getApp(args);
  const id = getIdParam(args.request, "id");
  if (id === undefined) return { title: pages.richText.title };
  const { title, excerpt } = await queries.ensureQueryData(threadTextQuery(api, id));
  return { id, title: title || excerpt.slice(0, 30) || pages.richText.title };
}

export const handle: PageHandle<LoaderData> = {
  meta: ({ data }) => ({
    title: data.title,
    noindex: true,
    ...(data.id ? { canonical: paths.thread(data.id) } : {}),
  }),
};

function ThreadText({ id, title }: { id: string; title: string }) {
  const { api } = useApp();
  const { data } = useQuery(threadTextQuery(api, id));
  if (!data) return null;
  const html = data.final_content ?? data.content;
  const minutes = Math.max(1, Math.round(getTextLength(html) / CHARACTERS_PER_MINUTE));
  return (
    <PageBody className="md:pt-5">
      <Card
        asChild
        className="mx-auto max-w-202 px-4 py-6 max-md:rounded-none max-md:border-x-0 md:px-8 md:py-7"
      >
        <article>
          <h1 className="page-title font-semibold text-page leading-[2.25rem] wrap-anywhere">{title}</h1>
          <p className="mt-1.5 mb-5 border-border border-b pb-4 text-meta text-text-muted tabular-nums">
            {fillText(text.updated, { time: data.postedAt, n: minutes })}
          </p>
          <RichText fold html={html} />
          <Button asChild className="mt-6">
            <Link href={paths.thread(id)}>{text.openThread}</Link>
          </Button>
        </article>
      </Card>
    </PageBody>
  );
}

/** Page with the text of a thread only, without actions and comments (ROUTE-035, AMB-054). */
export function Component() {
  const { id, title } = useLoaderData<LoaderData>();
  return id ? (
    <ThreadText id={id} title={title} />
  ) : (
    <EmptyPage title={text.noText} description={text.noTextHint} />
  );
}
