import { ApiError } from "@lenscape/api/errors";
import type { Poll as PollAnswer } from "@lenscape/api/types";
import { Poll } from "@lenscape/ui/poll";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { changeThread } from "#shell/session/viewer-actions.ts";
import { useRequireLogin } from "#shell/session/viewer-state.ts";

interface PollCardProps {
  poll: PollAnswer;
  /** Whether the viewer can vote here. */
  votable?: boolean;
}

/** Poll of a thread. Shows the public state until the member's own vote has loaded; asks visitors to log in for voting. */
export function PollCard({ poll: publicPoll, votable = false }: PollCardProps) {
  const app = useApp();
  const { api, queries } = app;
  const { hasLogin } = useMember();
  const requireLogin = useRequireLogin();
  const [failure, setFailure] = useState("");
  const { threadId } = publicPoll;
  const mine = apiQuery(api, "pollMine", { query: { threadId }, silent: true });
  const { data, isPending } = useQuery({ ...mine, enabled: votable && hasLogin });
  const { poll, chosen } = data ?? { poll: publicPoll, chosen: [] };
  const [vote, voting] = useAction(async (optionIds: string[]) => {
    if (!requireLogin({ action: "vote", id: threadId })) return;
    setFailure("");
    try {
      const answer = await api.call("pollVote", { body: { threadId, optionIds }, silent: true });
      queries.setQueryData(mine.queryKey, answer);
      // Lists are public and contain no results, only the number of voters.
      const { voterCount } = answer.poll;
      changeThread(app, threadId, (thread) =>
        thread.poll ? { ...thread, poll: { ...thread.poll, voterCount } } : thread,
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  });
  const { options, maxChoices, voterCount, endAt, isOver } = poll;
  return (
    <Poll
      {...{ options, maxChoices, voterCount, endAt, chosen, failure }}
      isOver={isOver === 1}
      loading={voting}
      // No voting until the own vote has loaded.
      onVote={votable && !(hasLogin && isPending) ? vote : undefined}
    />
  );
}
