export * from "./community.ts";
export * from "./devices.ts";
export * from "./invitations.ts";
export * from "./messages.ts";
export * from "./notices.ts";
export * from "./points.ts";
export * from "./threads.ts";
export * from "./users.ts";
