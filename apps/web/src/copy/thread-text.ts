/** Text of the button that opens the emoji picker. */
export const threadText = {
  emoji: "表情",
} as const;
