import type { RichEditorHandle } from "@lenscape/ui/rich-editor";
import type { Suggestion, SuggestionKind, SuggestionSearch } from "@lenscape/ui/suggestion-list";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useApp } from "#lib/app.tsx";
import { isId } from "#lib/id.ts";
import { apiQuery } from "#lib/query.ts";
import type { DraftFriend, DraftKind, DraftTopic } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import { publishText as text } from "../text.ts";
import { createMentionSearch } from "./mention-suggestions.ts";
import { MAX_FRIENDS, MAX_TOPICS } from "./publish-rules.ts";
import {
  extractMentions,
  findMentionsInText,
  getFriendHref,
  getTopicHref,
  type Mentions,
  syncSelection,
} from "./thread-content.ts";

const getTopicKey = ({ content }: DraftTopic) => content;
const getFriendKey = ({ userId }: DraftFriend) => userId;
const toTopic = ({ id, label }: Suggestion): DraftTopic => (id ? { id, content: label } : { content: label });
const toFriend = ({ id, label, avatar }: Suggestion): DraftFriend => ({
  userId: id,
  nickname: label,
  ...(avatar && { avatar }),
});

/** Returns the URL of a suggestion that is inserted into the text. */
export const getSuggestionHref = (kind: SuggestionKind, suggestion: Suggestion): string | null =>
  kind === "member" ? getFriendHref(toFriend(suggestion)) : getTopicHref(toTopic(suggestion));

/**
 * Manages the topics and members mentioned in a draft. Mentions in the text and in the lists beside it stay in sync.
 */
export function useMentions(
  kind: DraftKind,
  { draft, getDraft, change }: DraftState,
  editor: RefObject<RichEditorHandle | null>,
) {
  const app = useApp();
  const search = useMemo<SuggestionSearch>(() => createMentionSearch(app, getDraft), [app, getDraft]);
  // Every mention selected so far, so that a label that is typed again is recognized.
  const known = useRef<Mentions>({ topics: draft.topics, friends: draft.friends });
  const findMentions = (content: string): Mentions =>
    kind === 0 ? findMentionsInText(content, known.current) : extractMentions(content);

  const addKnown = ({ topics, friends }: Partial<Mentions>) => {
    known.current = {
      topics: syncSelection(known.current.topics, [], topics ?? [], getTopicKey),
      friends: syncSelection(known.current.friends, [], friends ?? [], getFriendKey),
    };
  };
  const addAvatars = (friends: DraftFriend[]) =>
    friends.map((friend) => known.current.friends.find(({ userId }) => userId === friend.userId) ?? friend);

  /** Adds a mention. Returns false if the maximum number is reached. */
  function add(kindOfMention: SuggestionKind, suggestion: Suggestion): boolean {
    const { topics, friends } = getDraft();
    if (kindOfMention === "topic") {
      const next = syncSelection(topics, [], [toTopic(suggestion)], getTopicKey);
      if (next.length > MAX_TOPICS) {
        toast(text.topicsFull, { tone: "error" });
        return false;
      }
      addKnown({ topics: [toTopic(suggestion)] });
      change({ topics: next });
    } else {
      const next = syncSelection(friends, [], [toFriend(suggestion)], getFriendKey);
      if (next.length > MAX_FRIENDS) {
        toast(text.friendsFull, { tone: "error" });
        return false;
      }
      addKnown({ friends: [toFriend(suggestion)] });
      change({ friends: next });
    }
    return true;
  }

  return {
    search,
    add,
    /** Sets the text and updates the mentions that it adds or removes. */
    setContent: (content: string) =>
      change((before) => {
        const [mentionsBefore, mentionsAfter] = [findMentions(before.content), findMentions(content)];
        return {
          content,
          topics: syncSelection(before.topics, mentionsBefore.topics, mentionsAfter.topics, getTopicKey),
          friends: addAvatars(
            syncSelection(before.friends, mentionsBefore.friends, mentionsAfter.friends, getFriendKey),
          ),
        };
      }),
    removeTopic: (topic: DraftTopic) => {
      change((before) => ({
        topics: before.topics.filter((other) => getTopicKey(other) !== getTopicKey(topic)),
      }));
      editor.current?.dissolveToken("topic", topic.content);
    },
    removeFriend: (friend: DraftFriend) => {
      change((before) => ({
        friends: before.friends.filter((other) => getFriendKey(other) !== getFriendKey(friend)),
      }));
      editor.current?.dissolveToken("member", friend.nickname);
    },
  };
}

export type MentionsState = ReturnType<typeof useMentions>;

/** Adds the topic of the address once its name is loaded. It can be removed like any other. */
export function useStartTopic(
  topicId: string | undefined,
  add: (kind: SuggestionKind, suggestion: Suggestion) => boolean,
): void {
  const { api } = useApp();
  const { data: topic } = useQuery({
    ...apiQuery(api, "topicDetail", { path: { topicId: topicId ?? "" }, silent: true }),
    enabled: topicId !== undefined && isId(topicId),
  });
  const addTopic = useEffectEvent(add);
  useEffect(() => {
    if (topic) addTopic("topic", { id: topic.id, label: topic.content });
  }, [topic]);
}
