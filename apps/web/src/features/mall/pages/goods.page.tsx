import type { AnswerOf } from "@lenscape/api/types";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { getApp, useApp, useMember } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { isNotFoundError } from "#lib/query.ts";
import { getPath, pages, paths } from "#paths";
import { NotFound } from "#shell/loading/not-found.tsx";
import { PageError } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { BuyBox } from "../components/buy-box.tsx";
import { GoodsIntro } from "../components/goods-intro.tsx";
import { ProductGallery } from "../components/goods-pictures.tsx";
import { GoodsRanking } from "../components/goods-ranking.tsx";
import { useProductChoice } from "../goods-choice.ts";
import { categoriesQuery, goodsQuery, rankingQuery, standingQuery } from "../queries.ts";
import { mallText as text } from "../text.ts";

type Data = AnswerOf<"goodsDetail">;

const TAG_TONES = { soon: "info", limited: "danger", fresh: "brand", hot: "accent" } as const;

/** Returns the product in `id` (AMB-054), or null without `id`. Throws 404 for an unknown product. */
export async function loader(args: LoaderFunctionArgs): Promise<Data | null> {
  const { api, queries } = getApp(args);
  const id = getIdParam(args.request, "id");
  if (!id) return null;
  const [good] = await Promise.all([
    queries.ensureQueryData(goodsQuery(api, id)),
    prefetch(queries.prefetchQuery(categoriesQuery(api)), queries.prefetchQuery(rankingQuery(api))),
  ]);
  return good;
}

export const handle: PageHandle<Data | null> = {
  meta: ({ data }) =>
    data
      ? {
          title: data.goodsName,
          description: data.brief,
          image: data.coverUrl,
          canonical: paths.goods(data.id),
        }
      : { title: pages.goods.title, noindex: true },
  tabBar: false,
};

function ProductPage({ initialGood }: { initialGood: Data }) {
  const { api } = useApp();
  const { token } = useMember();
  const { data: good = initialGood } = useQuery({
    ...goodsQuery(api, initialGood.id),
    throwOnError: isNotFoundError,
  });
  const { data: categories } = useQuery(categoriesQuery(api));
  const { data: standing } = useQuery({ ...standingQuery(api, good.id), enabled: Boolean(token) });
  const { chosen, picture, choose, look: selectPicture } = useProductChoice(good);
  const redeemedCount = standing?.exchangedNum ?? 0;
  const category = categories?.find(({ dictValue }) => dictValue === good.categoryId);
  const periodTags = [
    good.state === "soon" && fillText(text.startsAt, { time: good.startAt.slice(5, 16) }),
    good.endAt && good.state !== "ended" && fillText(text.endsAt, { time: good.endAt.slice(5, 16) }),
  ].filter(Boolean);
  return (
    <PageBody
      className="md:pt-4"
      above={
        <Breadcrumb
          className="mb-3 max-md:hidden"
          items={[
            { label: text.mall, href: getPath("mall") },
            ...(category
              ? [{ label: category.dictLabel, href: paths.mall({ category: category.dictValue }) }]
              : []),
            { label: good.goodsName },
          ]}
        />
      }
    >
      <Card className="grid gap-5 overflow-clip pb-5 max-md:rounded-none max-md:border-x-0 max-md:border-t-0 md:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] md:gap-6 md:p-8 wide:grid-cols-[30rem_minmax(0,1fr)] wide:gap-10">
        <ProductGallery
          name={good.goodsName}
          pictures={good.imageList}
          chosen={picture}
          onChoose={selectPicture}
        />
        <div className="min-w-0 max-md:px-4">
          <div className="flex flex-wrap gap-1.5">
            {good.tag && <Tag tone={TAG_TONES[good.tag]}>{text.tags[good.tag]}</Tag>}
            {good.limitPerUser > 0 && (
              <Tag>
                {fillText(redeemedCount ? text.limitTaken : text.limitPer, {
                  n: good.limitPerUser,
                  taken: redeemedCount,
                })}
              </Tag>
            )}
            {good.minLevel > 1 && <Tag tone="accent">{fillText(text.minLevel, { n: good.minLevel })}</Tag>}
            {periodTags.map((line) => (
              <Tag key={String(line)} tone="info">
                {line}
              </Tag>
            ))}
          </div>
          <h1 className="page-title mt-2 text-pretty font-semibold text-[1.375rem] leading-[2rem] wrap-anywhere md:text-[1.625rem] md:leading-[2.375rem]">
            {good.goodsName}
          </h1>
          <p className="mt-1 mb-5 text-pretty text-ui text-text-secondary leading-[1.7]">{good.brief}</p>
          <BuyBox good={good} chosen={chosen} onChoose={choose} />
        </div>
      </Card>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 md:mt-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <GoodsIntro good={good} />
        <GoodsRanking />
      </div>
    </PageBody>
  );
}

/** Product page (ROUTE-068, GEN-026). */
export function Component() {
  const initialGood = useLoaderData<Data | null>();
  if (initialGood) return <ProductPage key={initialGood.id} initialGood={initialGood} />;
  return <NotFound title={pages.goods.title} />;
}

export function ErrorBoundary() {
  return <PageError title={text.gone} description={text.goneHint} />;
}
