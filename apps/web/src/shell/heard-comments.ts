import { skipToken, useQuery } from "@tanstack/react-query";

const HEARD = "commentsHeard";

/** Where it is kept how many comments a thread has, as the server has told last. */
export const heardCommentsKey = (threadId: string) => [HEARD, threadId] as const;

/** The thread of such a key; undefined for any other. */
export const threadOfHeardKey = (key: readonly unknown[]): string | undefined =>
  key[0] === HEARD ? (key[1] as string) : undefined;

/** How many comments a thread has by now, as far as the server has told; asking for it has the thread watched. */
export function useHeardComments(threadId: string): number | undefined {
  return useQuery<number>({
    queryKey: heardCommentsKey(threadId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
