import { skipToken, useQuery } from "@tanstack/react-query";

/** Returns a thread's number of comments, updated by live events. The event stream watches the thread while mounted. */
export function useLiveCommentCount(threadId: string): number | undefined {
  return useQuery<number>({
    queryKey: ["liveCommentCount", threadId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { watchedThread: threadId },
  }).data;
}
