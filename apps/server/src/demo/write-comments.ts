import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import type { DemoExchange, DemoMemberExchange } from "./content-schemas.ts";
import { type DemoContext, findPerson, heatShare, later, type Person, type Written } from "./context.ts";
import { createRemarks } from "./remarks.ts";
import { commentHtml, idAt } from "./stored.ts";

const COMMENTS = 2500;

/** How often somebody joins in, or the author says thanks, where no answer was written. */
const JOINED = 0.13;
const THANKED = 0.1;

/** How much less often somebody speaks in a circle they do not belong to. */
const VISITING = 0.05;

/** Days until a newcomer talks like somebody who has worn the glasses for a while. */
const SETTLED = 14 * 24 * 3600 * 1000;

interface Comment {
  under: Written;
  author: Person;
  text: string;
  at: Date;
  root?: Comment;
  to?: Person;
}

/** Who writes a comment: a settled member, mostly of the circle, rather one who has not spoken under this thread yet. */
function speaker(world: DemoContext, at: Date, under: Written, spoken: Set<Person>): Person {
  const { draw, people, belong } = world;
  const inside = belong.get(under.thread.circle);
  const present = people.filter(
    (person) =>
      !person.member.staff &&
      person !== under.author &&
      (person.member.joinedDaysAgo === undefined || at.getTime() - person.joinedAt.getTime() > SETTLED),
  );
  const silent = present.filter((person) => !spoken.has(person));
  const person = draw.weighted(
    silent.length > 0 ? silent : present,
    (one) => one.member.weight ** 0.6 * (inside?.has(one) ? 1 : VISITING),
  );
  spoken.add(person);
  return person;
}

function wordsOf(remark: DemoExchange | DemoMemberExchange): DemoMemberExchange["texts"] {
  if (typeof remark === "string") return [remark];
  return "by" in remark ? remark.texts : remark;
}

/** A comment and what follows from it: the written answers in turn, or somebody who joins in, or a word of thanks. */
function converse(
  world: DemoContext,
  under: Written,
  remark: DemoExchange | DemoMemberExchange,
  spoken: Set<Person>,
): Comment[] {
  const {
    draw,
    people,
    content: { comments },
  } = world;
  const named = typeof remark === "object" && "by" in remark ? remark : undefined;
  const [text, ...answers] = wordsOf(remark);
  const known = named && findPerson(people, named.by);
  const at = draw.momentAfter(known ? later(known.joinedAt, under.postedAt) : under.postedAt);
  const root: Comment = { under, author: known ?? speaker(world, at, under, spoken), text, at };
  const said = [root];
  const answer = (author: Person, words: string) => {
    const last = said.at(-1)!;
    said.push({ under, author, text: words, at: draw.answerAfter(last.at), root, to: last.author });
  };
  answers.forEach((words, turn) => {
    answer(turn % 2 === 0 ? under.author : root.author, words);
  });
  const open = answers.length === 0 && !under.thread.comments?.includes(remark);
  if (open && !under.author.member.staff) {
    const asks = text.endsWith("？");
    const chance = draw.random();
    if (chance < JOINED) {
      const joins = asks ? comments.questionRemarks : comments.agreeing;
      answer(speaker(world, at, under, spoken), draw.pick(joins));
    } else if (chance < JOINED + THANKED && !asks) answer(under.author, draw.pick(comments.thankRemarks));
  }
  return said;
}

/** Everything that is said: what was written for a thread first, then what fits it, more where it is warm. */
function talk(world: DemoContext, written: Written[]): Comment[] {
  const { draw, now } = world;
  const remarks = createRemarks(world.content.comments, draw);
  const said: Comment[] = [];
  const open = written.map((under) => ({
    under,
    warmth: heatShare(under, now),
    given: new Set<DemoExchange>(),
    spoken: new Set<Person>(),
  }));
  for (const { under, spoken } of open) {
    for (const remark of under.thread.comments ?? []) said.push(...converse(world, under, remark, spoken));
  }
  while (said.length < COMMENTS && open.length > 0) {
    const place = draw.weighted(open, ({ warmth }) => warmth);
    const remark = remarks.next(place.under, place.given);
    if (remark) said.push(...converse(world, place.under, remark, place.spoken));
    else open.splice(open.indexOf(place), 1);
  }
  return said.slice(0, COMMENTS);
}

/** Writes the comments with their answers and who likes them; ids rise with time. */
export async function writeComments(world: DemoContext, written: Written[]): Promise<void> {
  const { db, draw, people } = world;
  const said = talk(world, written).sort((a, b) => a.at.getTime() - b.at.getTime());
  const ids = new Map(said.map((comment, index) => [comment, idAt(index)]));
  await insertAll(
    db,
    schema.posts,
    said.map((comment) => ({
      id: ids.get(comment)!,
      threadId: comment.under.id,
      authorId: comment.author.id,
      rootId: comment.root ? ids.get(comment.root)! : null,
      replyToUserId: comment.to?.id ?? null,
      content: commentHtml(comment.text),
      excerpt: comment.text,
      createdAt: comment.at,
    })),
  );
  await insertAll(
    db,
    schema.postLikes,
    said.flatMap((comment) =>
      draw
        .sample(people, Math.floor(draw.random() ** 4 * 14))
        .filter((person) => person !== comment.author && person.joinedAt < comment.at)
        .map((person) => ({
          userId: person.id,
          postId: ids.get(comment)!,
          createdAt: draw.momentAfter(comment.at),
        })),
    ),
  );
}
