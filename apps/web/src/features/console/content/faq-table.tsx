import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import type { FormField } from "../form/form-values.ts";
import { COUNT_CELL, type Column } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { faqText as text } from "./text.ts";

type Row = RowOf<"faqManageList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.question,
    cell: ({ question, answer }) => (
      <>
        <span className="block wrap-anywhere">{question}</span>
        <small className="line-clamp-2 text-meta text-text-secondary wrap-anywhere">{answer}</small>
      </>
    ),
  },
  { title: text.category, className: "whitespace-nowrap", cell: (row) => row.category },
  {
    title: text.votes,
    className: COUNT_CELL,
    cell: ({ helpfulCount, unhelpfulCount }) =>
      fillText(text.voteCounts, { helpful: helpfulCount, unhelpful: unhelpfulCount }),
  },
  {
    title: tableText.state,
    cell: (row) => <Tag tone={row.isShow ? "brand" : "neutral"}>{tableText.visibility[row.isShow]}</Tag>,
  },
  { title: tableText.order, className: COUNT_CELL, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "question", label: text.question, required: true, max: 60, wide: true },
  { name: "answer", label: text.answer, kind: "textarea", required: true, max: 2000, rows: 8, wide: true },
  { name: "category", label: text.category, required: true, max: 10, help: text.categoryHint },
  { name: "orderNum", label: tableText.order, kind: "number", required: true, help: tableText.orderHint },
  { name: "isShow", label: tableText.show, kind: "checkbox", wide: true },
];

/** Frequently asked questions of the help page, which the search finds too. */
export function FaqTable() {
  return (
    <EditableTable
      id="faqManageList"
      itemName={text.faq}
      label={consoleText.sections.faqs}
      columns={columns}
      filters={[
        { name: "keyWord", label: text.search },
        { name: "isShow", label: tableText.state, options: Object.entries(tableText.visibility) },
      ]}
      empty={text.empty}
      fields={fields}
      getInitialValues={(row) => row ?? { orderNum: 1, isShow: 1 }}
      getName={({ question }) => question}
      save={(api, body: BodyOf<"faqManageSave">, id) =>
        api.call("faqManageSave", { body: { ...body, ...id }, silent: true })
      }
      remove={(api, id) => api.call("faqManageDel", { body: { id } })}
    />
  );
}
