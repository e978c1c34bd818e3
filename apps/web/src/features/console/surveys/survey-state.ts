/** How the states of a questionnaire look. */
export const tones = { draft: "accent", early: "info", open: "brand", over: "neutral" } as const;
