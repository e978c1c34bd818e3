import { skipToken, useQuery } from "@tanstack/react-query";

/**
 * How many comments a thread has by now, as pushed by the server. While it is mounted the thread is watched: the stream
 * looks for this query.
 */
export function useLiveCommentCount(threadId: string): number | undefined {
  return useQuery<number>({
    queryKey: ["liveCommentCount", threadId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { watchedThread: threadId },
  }).data;
}
