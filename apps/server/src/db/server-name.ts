import { getBuildId } from "../core/build-id.ts";

/** Application name of a server's connections, by which others find the servers of a database and their builds. */
export const getServerName = (use: "server" | "live") => `lenscape ${use} ${getBuildId()}`;

/** SQL pattern whose group is the build in a name of `getServerName`. */
export const SERVER_NAME_PATTERN = "^lenscape (?:server|live) (.+)$";
