import { fileURLToPath } from "node:url";

/** Storybook preset that adds the conditions to the manager. */
export const managerEntries = (entries: string[] = []): string[] => [
  ...entries,
  fileURLToPath(new URL("./manager.ts", import.meta.url)),
];
