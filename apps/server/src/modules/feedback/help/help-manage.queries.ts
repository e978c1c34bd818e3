import { and, asc, eq, ilike, or, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { containing } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { faqs, faqVotes } from "../../../db/schema/index.ts";

export interface FaqFilter {
  keyWord?: string;
  isShow?: boolean;
}

const matching = ({ keyWord, isShow }: FaqFilter) =>
  and(
    keyWord
      ? or(ilike(faqs.question, containing(keyWord)), ilike(faqs.answer, containing(keyWord)))
      : undefined,
    isShow === undefined ? undefined : eq(faqs.isShow, isShow),
  );

const votesOf = (helpful: boolean) =>
  sql<number>`(select count(*)::int from faq_votes v where v.faq_id = ${faqs.id} and v.helpful = ${helpful})`;

/** All questions, hidden ones among them, in their order, with what members have said of their answers. */
export async function listManagedFaqs(db: Db, filter: FaqFilter, { limit, offset }: Page) {
  return db
    .select({
      id: faqs.id,
      category: faqs.category,
      question: faqs.question,
      answer: faqs.answer,
      orderNum: faqs.orderNum,
      isShow: faqs.isShow,
      helpfulCount: votesOf(true),
      unhelpfulCount: votesOf(false),
    })
    .from(faqs)
    .where(matching(filter))
    .orderBy(asc(faqs.orderNum), asc(faqs.id))
    .limit(limit)
    .offset(offset);
}

export async function countFaqs(db: Db, filter: FaqFilter): Promise<number> {
  return db.$count(faqs, matching(filter));
}

/** A question, locked until the transaction ends. */
export async function lockFaq(tx: Db, id: string) {
  const [row] = await tx.select().from(faqs).where(eq(faqs.id, id)).for("update");
  return row;
}

/** Lets others read and lock questions until the transaction ends, but save none: what is looked up stays so. */
export async function holdFaqs(tx: Db): Promise<void> {
  await tx.execute(sql`lock table faqs in share row exclusive mode`);
}

/** Whether a question stands in its category already. */
export async function isAskedAlready(
  tx: Db,
  { category, question }: Pick<typeof faqs.$inferInsert, "category" | "question">,
): Promise<boolean> {
  return (await tx.$count(faqs, and(eq(faqs.category, category), eq(faqs.question, question)))) > 0;
}

/** Adds a question, or changes one. @returns its id; undefined for one that is not there */
export async function saveFaq(
  tx: Db,
  id: string | undefined,
  row: typeof faqs.$inferInsert,
): Promise<string | undefined> {
  const [saved] =
    id === undefined
      ? await tx.insert(faqs).values(row).returning({ id: faqs.id })
      : await tx.update(faqs).set(row).where(eq(faqs.id, id)).returning({ id: faqs.id });
  return saved?.id;
}

/** Deletes a question that is held, with what was said of its answer. */
export async function deleteFaq(tx: Db, id: string): Promise<void> {
  await tx.delete(faqVotes).where(eq(faqVotes.faqId, id));
  await tx.delete(faqs).where(eq(faqs.id, id));
}
