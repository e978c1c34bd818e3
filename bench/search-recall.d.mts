export const queries: { kind: string; query: string; answers: string[] }[];

export function measureRecall(get: (path: string) => Promise<{ rows: unknown[] }>): Promise<{
  recall: number;
  meanReciprocalRank: number;
  missed: string[];
  kinds: Record<string, { right: number; of: number }>;
}>;
