import { expect, test } from "vitest";
import { type Faq, filterFaqs, getCategories } from "./filter-faqs.ts";

const faq = (id: string, category: string, question: string, answer: string): Faq => ({
  id,
  category,
  question,
  answer,
});
const faqs = [
  faq("1", "账号", "用户名能改吗", "不能，昵称可以。"),
  faq("2", "积分", "积分会过期吗", "不会。"),
  faq("3", "账号", "怎么注销", "设置里申请 15 天后生效。"),
];
const ids = (rows: Faq[]) => rows.map(({ id }) => id);

test("finds questions by category and by every word of question and answer", () => {
  expect(getCategories(faqs)).toEqual(["账号", "积分"]);
  expect(ids(filterFaqs(faqs, undefined, " "))).toEqual(["1", "2", "3"]);
  expect(ids(filterFaqs(faqs, "账号", ""))).toEqual(["1", "3"]);
  expect(ids(filterFaqs(faqs, undefined, "昵称"))).toEqual(["1"]);
  expect(ids(filterFaqs(faqs, undefined, "注销 15"))).toEqual(["3"]);
  expect(ids(filterFaqs(faqs, "积分", "昵称"))).toEqual([]);
});
