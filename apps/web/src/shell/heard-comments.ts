import { skipToken, useQuery } from "@tanstack/react-query";

/**
 * How many comments a thread has by now, as far as the server has told by itself. Who is shown this has the thread
 * watched: the stream looks for a query that says so.
 */
export function useHeardComments(threadId: string): number | undefined {
  return useQuery<number>({
    queryKey: ["heardComments", threadId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { watchedThread: threadId },
  }).data;
}
