import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import type { FormField } from "../form/form-values.ts";
import { COUNT, type Column } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleFaqsText as text } from "./faq-table-text.ts";
import { consoleSiteText } from "./site-content-text.ts";

type Row = RowOf<"faqManageList">;

const { show, shown } = consoleSiteText;

const columns: readonly Column<Row>[] = [
  {
    title: text.question,
    cell: ({ question, answer }) => (
      <>
        <span className="block wrap-anywhere">{question}</span>
        <small className="line-clamp-2 text-sm text-text-secondary wrap-anywhere">{answer}</small>
      </>
    ),
  },
  { title: text.category, className: "whitespace-nowrap", cell: (row) => row.category },
  {
    title: text.votes,
    className: COUNT,
    cell: ({ helpfulCount, unhelpfulCount }) =>
      fillText(text.voted, { helpful: helpfulCount, unhelpful: unhelpfulCount }),
  },
  {
    title: deskText.state,
    cell: (row) => <Tag tone={row.isShow ? "brand" : "neutral"}>{shown[row.isShow]}</Tag>,
  },
  { title: deskText.order, className: COUNT, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "question", label: text.question, required: true, max: 60, wide: true },
  { name: "answer", label: text.answer, kind: "area", required: true, max: 2000, rows: 8, wide: true },
  { name: "category", label: text.category, required: true, max: 10, help: text.categoryHint },
  { name: "orderNum", label: deskText.order, kind: "number", required: true, help: deskText.orderHint },
  { name: "isShow", label: show, kind: "flag", wide: true },
];

/** What is asked often, with its answers: the page of help, and found by the search. */
export function FaqTable() {
  return (
    <DeskTable
      id="faqManageList"
      thing={text.faq}
      label={consoleText.sections.faqs}
      columns={columns}
      filters={[
        { name: "keyWord", label: text.word },
        { name: "isShow", label: deskText.state, options: Object.entries(shown) },
      ]}
      empty={text.none}
      fields={fields}
      begin={(row) => row ?? { orderNum: 1, isShow: 1 }}
      nameOf={({ question }) => question}
      save={(api, body: BodyOf<"faqManageSave">, id) =>
        api.call("faqManageSave", { body: { ...body, ...id }, silent: true })
      }
      remove={(api, id) => api.call("faqManageDel", { body: { id } })}
    />
  );
}
