import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { tableText } from "../list/text.ts";
import { consoleQuery } from "../queries.ts";
import { toOptionEntries, toOptionsBody, validateOption } from "./product-options.tsx";
import { parseParams, toParamLines, validateParamLines } from "./product-params.ts";
import { productText as text } from "./text.ts";

type Detail = AnswerOf<"goodsManageDetail">;
type Save = BodyOf<"goodsManageSave">;

const toOptions = (labels: readonly string[]) =>
  labels.flatMap((label, index) => (label ? [[String(index), label] as const] : []));

const getFields = (categories: readonly (readonly [string, string])[], isExisting: boolean): FormField[] => [
  { heading: text.headings.base, name: "goodsName", label: text.name, required: true, max: 40 },
  {
    name: "goodsType",
    label: tableText.type,
    kind: "select",
    numeric: true,
    options: toOptions(text.types),
    isFixed: isExisting,
  },
  { name: "categoryId", label: text.category, kind: "select", options: categories },
  { name: "status", label: tableText.state, kind: "select", numeric: true, options: toOptions(text.states) },
  { name: "brief", label: text.brief, max: 100, wide: true },
  {
    name: "imageList",
    label: text.pictures,
    kind: "pictures",
    required: true,
    max: 9,
    help: text.picturesHint,
  },
  { heading: text.headings.price, name: "pointsPrice", label: text.price, kind: "number", required: true },
  { name: "marketPrice", label: text.marketPrice, kind: "yuan", help: text.marketPriceHint },
  { name: "limitPerUser", label: text.limit, kind: "number", help: text.limitHint },
  { name: "minLevel", label: text.minLevel, kind: "number" },
  {
    heading: text.headings.time,
    name: "startAt",
    label: text.startAt,
    kind: "datetime",
    help: text.startHint,
  },
  { name: "endAt", label: text.endAt, kind: "datetime", help: text.endHint },
  { name: "sort", label: text.sort, kind: "number", help: text.sortHint, wide: true },
  {
    heading: text.headings.more,
    name: "options",
    label: text.options,
    kind: "productOptions",
    picturesField: "imageList",
    help: text.optionsHint,
    validate: validateOption,
    wide: true,
  },
  {
    name: "params",
    label: text.params,
    kind: "lines",
    rows: 3,
    help: text.paramsHint,
    validate: validateParamLines,
  },
  { name: "notice", label: text.notice, kind: "textarea", rows: 3, max: 1000, help: text.noticeHint },
  { name: "detailHtml", label: text.detail, kind: "textarea", rows: 6, max: 20000 },
];

interface ProductFormProps {
  /** Undefined for a new product. */
  goodsId?: string;
  onClose: () => void;
}

/** Dialog that creates or edits a product. */
export function ProductForm({ goodsId, onClose }: ProductFormProps) {
  const { api } = useApp();
  const categories = useQuery(
    apiQuery(api, "dictList", { path: { dictType: "goods_category" }, silent: true }),
  );
  const detail = useQuery({
    ...consoleQuery(api, "goodsManageDetail", { query: { goodsId: goodsId ?? "0" } }),
    enabled: goodsId !== undefined,
  });
  const title = goodsId ? text.update : text.create;
  const pendingQuery = !categories.data ? categories : goodsId && !detail.data ? detail : undefined;
  if (pendingQuery) {
    return (
      <Dialog open onOpenChange={onClose} title={title}>
        <QueryBody query={pendingQuery}>{null}</QueryBody>
      </Dialog>
    );
  }
  const product = detail.data;
  return (
    <FormDialog
      // Unsaved input under `goods.` from older versions has the price in cents.
      name={`goods.yuan.${goodsId ?? "new"}`}
      title={title}
      fields={getFields(
        (categories.data ?? []).map(({ dictValue, dictLabel }) => [dictValue, dictLabel] as const),
        goodsId !== undefined,
      )}
      row={product && toRow(product)}
      onSubmit={(_api, { options, params, ...body }: Record<"options" | "params", string[]> & Save) =>
        api.call("goodsManageSave", {
          body: {
            ...body,
            options: toOptionsBody(options, body.imageList),
            params: parseParams(params),
            ...(product && { goodsId, version: product.version }),
          },
          silent: true,
        })
      }
      onClose={onClose}
    />
  );
}

const toRow = (product: Detail) => ({
  ...product,
  options: toOptionEntries(product.options, product.imageList),
  params: toParamLines(product.params),
});
