/** Accounts that exist only in the demo (ruling 26). */
export const demoAccounts = [
  { username: "member", password: "Lenscape2026" },
  { username: "moderator", password: "Lenscape2026" },
  { username: "admin", password: "Lenscape2026" },
] as const;
