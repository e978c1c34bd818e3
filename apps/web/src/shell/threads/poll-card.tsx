import { ApiError } from "@lenscape/api/errors";
import type { Poll as PollAnswer } from "@lenscape/api/types";
import { Poll } from "@lenscape/ui/poll";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { changeThread } from "#shell/session/viewer-actions.ts";
import { useAdmission } from "#shell/session/viewer-state.ts";

export interface PollCardProps {
  poll: PollAnswer;
  /** Whether one can vote here. */
  votable?: boolean;
}

/** A poll as everybody sees it, and once it is known as it is to the member. A visitor who votes is asked to log in. */
export function PollCard({ poll: everybodys, votable = false }: PollCardProps) {
  const app = useApp();
  const { api, queries } = app;
  const { hasLogin } = useMember();
  const admit = useAdmission();
  const [failure, setFailure] = useState("");
  const { threadId } = everybodys;
  const mine = apiQuery(api, "pollMine", { query: { threadId }, silent: true });
  const { data, isPending } = useQuery({ ...mine, enabled: votable && hasLogin });
  const { poll, chosen } = data ?? { poll: everybodys, chosen: [] };
  const [vote, voting] = useAction(async (optionIds: string[]) => {
    if (!admit({ act: "vote", id: threadId })) return;
    setFailure("");
    try {
      const answer = await api.call("pollVote", { body: { threadId, optionIds }, silent: true });
      queries.setQueryData(mine.queryKey, answer);
      // The results are for those who voted; lists are everybody's.
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
      // Until it is known whether I have voted, I cannot.
      onVote={votable && !(hasLogin && isPending) ? vote : undefined}
    />
  );
}
