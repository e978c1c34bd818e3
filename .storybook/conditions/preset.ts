import { fileURLToPath } from "node:url";

/** What Storybook calls an addon: here no more than something in its manager. */
export const managerEntries = (entries: string[] = []): string[] => [
  ...entries,
  fileURLToPath(new URL("./manager.ts", import.meta.url)),
];
