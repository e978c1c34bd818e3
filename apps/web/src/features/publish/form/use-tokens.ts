import type { RichEditorHandle } from "@lenscape/ui/rich-editor";
import type { Suggestion, SuggestionKind, SuggestionSearch } from "@lenscape/ui/suggestion-list";
import { toast } from "@lenscape/ui/toast";
import { type RefObject, useMemo, useRef } from "react";
import { useApp } from "#lib/app.tsx";
import { loadChunk } from "#lib/chunk.ts";
import type { DraftFriend, DraftKind, DraftTopic } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import { publishText as text } from "../text.ts";
import { FRIENDS_MAX, TOPICS_MAX } from "./publish-rules.ts";
import { hrefOfFriend, hrefOfTopic, syncChosen, type Tokens, tokensIn, tokensOf } from "./thread-content.ts";

const topicKey = ({ content }: DraftTopic) => content;
const friendKey = ({ userId }: DraftFriend) => userId;
const toTopic = ({ id, label }: Suggestion): DraftTopic => (id ? { id, content: label } : { content: label });
const toFriend = ({ id, label, avatar }: Suggestion): DraftFriend => ({
  userId: id,
  nickname: label,
  ...(avatar && { avatar }),
});

/** Where a choice leads when it stands in the text. */
export const hrefOf = (kind: SuggestionKind, suggestion: Suggestion): string | null =>
  kind === "member" ? hrefOfFriend(toFriend(suggestion)) : hrefOfTopic(toTopic(suggestion));

/**
 * The topics and friends of a draft: chosen outside the text or written into it, let go when they leave the text, and
 * taken out of it when they are let go there.
 */
export function useTokens(
  kind: DraftKind,
  { draft, latest, change }: DraftState,
  editor: RefObject<RichEditorHandle | null>,
) {
  const app = useApp();
  const search = useMemo<SuggestionSearch>(
    () =>
      async (...asked) => {
        const { createSearch } = await loadChunk("publish/suggest", () => import("./token-suggestions.ts"));
        return createSearch(app, latest)(...asked);
      },
    [app, latest],
  );
  // Everybody and everything chosen while writing: a name that is typed again is still theirs.
  const known = useRef<Tokens>({ topics: draft.topics, friends: draft.friends });
  const inText = (content: string): Tokens =>
    kind === 0 ? tokensIn(content, known.current) : tokensOf(content);

  const remember = ({ topics, friends }: Partial<Tokens>) => {
    known.current = {
      topics: syncChosen(known.current.topics, [], topics ?? [], topicKey),
      friends: syncChosen(known.current.friends, [], friends ?? [], friendKey),
    };
  };
  const withAvatars = (friends: DraftFriend[]) =>
    friends.map((friend) => known.current.friends.find(({ userId }) => userId === friend.userId) ?? friend);

  /** Chooses one; false when no more may be chosen. */
  function add(what: SuggestionKind, suggestion: Suggestion): boolean {
    const { topics, friends } = latest();
    if (what === "topic") {
      const next = syncChosen(topics, [], [toTopic(suggestion)], topicKey);
      if (next.length > TOPICS_MAX) {
        toast(text.topicsFull, { tone: "error" });
        return false;
      }
      remember({ topics: [toTopic(suggestion)] });
      change({ topics: next });
    } else {
      const next = syncChosen(friends, [], [toFriend(suggestion)], friendKey);
      if (next.length > FRIENDS_MAX) {
        toast(text.friendsFull, { tone: "error" });
        return false;
      }
      remember({ friends: [toFriend(suggestion)] });
      change({ friends: next });
    }
    return true;
  }

  return {
    search,
    add,
    /** Takes the new text in, with what it says about topics and friends. */
    write: (content: string) =>
      change((before) => {
        const [had, has] = [inText(before.content), inText(content)];
        return {
          content,
          topics: syncChosen(before.topics, had.topics, has.topics, topicKey),
          friends: withAvatars(syncChosen(before.friends, had.friends, has.friends, friendKey)),
        };
      }),
    removeTopic: (topic: DraftTopic) => {
      change((before) => ({ topics: before.topics.filter((other) => topicKey(other) !== topicKey(topic)) }));
      editor.current?.dissolveToken("topic", topic.content);
    },
    removeFriend: (friend: DraftFriend) => {
      change((before) => ({
        friends: before.friends.filter((other) => friendKey(other) !== friendKey(friend)),
      }));
      editor.current?.dissolveToken("member", friend.nickname);
    },
  };
}

export type TokensState = ReturnType<typeof useTokens>;
