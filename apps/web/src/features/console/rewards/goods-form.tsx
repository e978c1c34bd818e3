import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { Body } from "../frame/console-query-body.tsx";
import { deskText } from "../list/text.ts";
import { consoleQuery } from "../queries.ts";
import { faultOfLines, paramsIn, paramsText } from "./goods-lines.ts";
import { faultOfOption, optionEntries, savedOptions } from "./goods-options.tsx";
import { consoleGoodsText as text } from "./goods-text.ts";

type Detail = AnswerOf<"goodsManageDetail">;
type Save = BodyOf<"goodsManageSave">;

const entries = (labels: readonly string[]) =>
  labels.flatMap((label, index) => (label ? [[String(index), label] as const] : []));

const fieldsFor = (categories: readonly (readonly [string, string])[], kept: boolean): FormField[] => [
  { part: text.parts.base, name: "goodsName", label: text.name, required: true, max: 40 },
  {
    name: "goodsType",
    label: deskText.type,
    kind: "select",
    numeric: true,
    options: entries(text.types),
    fixed: kept,
  },
  { name: "categoryId", label: text.category, kind: "select", options: categories },
  { name: "status", label: deskText.state, kind: "select", numeric: true, options: entries(text.states) },
  { name: "brief", label: text.brief, max: 100, wide: true },
  {
    name: "imageList",
    label: text.pictures,
    kind: "pictures",
    required: true,
    max: 9,
    help: text.picturesHint,
  },
  { part: text.parts.price, name: "pointsPrice", label: text.price, kind: "number", required: true },
  { name: "marketPrice", label: text.market, kind: "yuan", help: text.marketHint },
  { name: "limitPerUser", label: text.limit, kind: "number", help: text.limitHint },
  { name: "minLevel", label: text.level, kind: "number" },
  { part: text.parts.time, name: "startAt", label: text.startAt, kind: "moment", help: text.startHint },
  { name: "endAt", label: text.endAt, kind: "moment", help: text.endHint },
  { name: "sort", label: text.sort, kind: "number", help: text.sortHint, wide: true },
  {
    part: text.parts.more,
    name: "options",
    label: text.options,
    kind: "options",
    among: "imageList",
    help: text.optionsHint,
    check: faultOfOption,
    wide: true,
  },
  { name: "params", label: text.params, kind: "lines", rows: 3, help: text.paramsHint, check: faultOfLines },
  { name: "notice", label: text.notice, kind: "area", rows: 3, max: 1000, help: text.noticeHint },
  { name: "detailHtml", label: text.detail, kind: "area", rows: 6, max: 20000 },
];

interface GoodsFormProps {
  /** None for a new one. */
  goodsId?: string;
  onClose: () => void;
}

/** Makes a good or changes one. */
export function GoodsForm({ goodsId, onClose }: GoodsFormProps) {
  const { api } = useApp();
  const categories = useQuery(
    apiQuery(api, "dictList", { path: { dictType: "goods_category" }, silent: true }),
  );
  const detail = useQuery({
    ...consoleQuery(api, "goodsManageDetail", { query: { goodsId: goodsId ?? "0" } }),
    enabled: goodsId !== undefined,
  });
  const title = goodsId ? text.update : text.create;
  const waiting = !categories.data ? categories : goodsId && !detail.data ? detail : undefined;
  if (waiting) {
    return (
      <Dialog open onOpenChange={onClose} title={title}>
        <Body query={waiting}>{null}</Body>
      </Dialog>
    );
  }
  const good = detail.data;
  return (
    <FormDialog
      // Drafts under `goods.` have the price in cents.
      name={`goods.yuan.${goodsId ?? "new"}`}
      title={title}
      fields={fieldsFor(
        (categories.data ?? []).map(({ dictValue, dictLabel }) => [dictValue, dictLabel] as const),
        goodsId !== undefined,
      )}
      row={good && rowOf(good)}
      onSubmit={(_api, { options, params, ...body }: Record<"options" | "params", string[]> & Save) =>
        api.call("goodsManageSave", {
          body: {
            ...body,
            options: savedOptions(options, body.imageList),
            params: paramsIn(params),
            ...(good && { goodsId, version: good.version }),
          },
          silent: true,
        })
      }
      onClose={onClose}
    />
  );
}

const rowOf = (good: Detail) => ({
  ...good,
  options: optionEntries(good.options, good.imageList),
  params: paramsText(good.params),
});
