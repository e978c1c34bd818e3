import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import type { DemoExchange, DemoMemberExchange } from "./content-schemas.ts";
import {
  type DemoContext,
  findPerson,
  heatShare,
  later,
  type Person,
  type WrittenThread,
} from "./context.ts";
import { createRemarks } from "./remarks.ts";
import { commentHtml, idAt } from "./stored.ts";

const COMMENTS = 2500;

/** Probabilities that another member replies, or that the author thanks, if no reply is written in the content. */
const REPLY_SHARE = 0.13;
const THANKS_SHARE = 0.1;

/** Weight of members outside the circle as commenters. */
const OUTSIDER_WEIGHT = 0.05;

/** Time in milliseconds until newcomers write drawn comments. */
const SETTLING_MS = 14 * 24 * 3600 * 1000;

interface Comment {
  under: WrittenThread;
  author: Person;
  text: string;
  at: Date;
  root?: Comment;
  to?: Person;
}

/**
 * Draws the author of a comment: no newcomer or staff member, mostly a member of the circle, preferably one without
 * a comment under this thread.
 */
function drawAuthor(context: DemoContext, at: Date, under: WrittenThread, authors: Set<Person>): Person {
  const { draw, people, circleMembers } = context;
  const members = circleMembers.get(under.thread.circle);
  const candidates = people.filter(
    (person) =>
      !person.member.staff &&
      person !== under.author &&
      (person.member.joinedDaysAgo === undefined || at.getTime() - person.joinedAt.getTime() > SETTLING_MS),
  );
  const newAuthors = candidates.filter((person) => !authors.has(person));
  const person = draw.weighted(
    newAuthors.length > 0 ? newAuthors : candidates,
    (one) => one.member.weight ** 0.6 * (members?.has(one) ? 1 : OUTSIDER_WEIGHT),
  );
  authors.add(person);
  return person;
}

function wordsOf(remark: DemoExchange | DemoMemberExchange): DemoMemberExchange["texts"] {
  if (typeof remark === "string") return [remark];
  return "by" in remark ? remark.texts : remark;
}

/** Creates a comment and its replies: the written replies in turn, or a drawn reply or thanks. */
function createConversation(
  context: DemoContext,
  under: WrittenThread,
  remark: DemoExchange | DemoMemberExchange,
  authors: Set<Person>,
): Comment[] {
  const {
    draw,
    people,
    content: { comments },
  } = context;
  const signed = typeof remark === "object" && "by" in remark ? remark : undefined;
  const [text, ...answers] = wordsOf(remark);
  const author = signed && findPerson(people, signed.by);
  const at = draw.momentAfter(author ? later(author.joinedAt, under.postedAt) : under.postedAt);
  const root: Comment = { under, author: author ?? drawAuthor(context, at, under, authors), text, at };
  const conversation = [root];
  const reply = (author: Person, words: string) => {
    const last = conversation.at(-1)!;
    conversation.push({ under, author, text: words, at: draw.answerAfter(last.at), root, to: last.author });
  };
  answers.forEach((words, turn) => {
    reply(turn % 2 === 0 ? under.author : root.author, words);
  });
  const open = answers.length === 0 && !under.thread.comments?.includes(remark);
  if (open && !under.author.member.staff) {
    const asks = text.endsWith("？");
    const chance = draw.random();
    if (chance < REPLY_SHARE) {
      const joins = asks ? comments.questionRemarks : comments.agreeing;
      reply(drawAuthor(context, at, under, authors), draw.pick(joins));
    } else if (chance < REPLY_SHARE + THANKS_SHARE && !asks)
      reply(under.author, draw.pick(comments.thankRemarks));
  }
  return conversation;
}

/** Creates all comments: first the ones written for a thread, then drawn ones, more of them under hotter threads. */
function createComments(context: DemoContext, writtenThreads: WrittenThread[]): Comment[] {
  const { draw, now } = context;
  const remarks = createRemarks(context.content.comments, draw);
  const result: Comment[] = [];
  const open = writtenThreads.map((under) => ({
    under,
    warmth: heatShare(under, now),
    used: new Set<DemoExchange>(),
    authors: new Set<Person>(),
  }));
  for (const { under, authors } of open) {
    for (const remark of under.thread.comments ?? [])
      result.push(...createConversation(context, under, remark, authors));
  }
  while (result.length < COMMENTS && open.length > 0) {
    const place = draw.weighted(open, ({ warmth }) => warmth);
    const remark = remarks.next(place.under, place.used);
    if (remark) result.push(...createConversation(context, place.under, remark, place.authors));
    else open.splice(open.indexOf(place), 1);
  }
  return result.slice(0, COMMENTS);
}

/** Writes the comments with replies and likes. IDs follow time. */
export async function writeComments(context: DemoContext, writtenThreads: WrittenThread[]): Promise<void> {
  const { db, draw, people } = context;
  const comments = createComments(context, writtenThreads).sort((a, b) => a.at.getTime() - b.at.getTime());
  const ids = new Map(comments.map((comment, index) => [comment, idAt(index)]));
  await insertAll(
    db,
    schema.posts,
    comments.map((comment) => ({
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
    comments.flatMap((comment) =>
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
