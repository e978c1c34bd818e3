import type { Order } from "./queries.ts";

/** What is said of comments, and of a question's answers. */
export interface CommentsText {
  comments: string;
  empty: Record<Order, string>;
  login: string;
  /** Of the box in which one writes; its usual one if there is none. */
  prompt?: string;
}
