import { getBuildId } from "../core/build-id.ts";

/** Returns the application name of a server's connections, which identifies the servers of a database and their builds. */
export const getServerName = (use: "server" | "live") => `lenscape ${use} ${getBuildId()}`;

/** SQL pattern for the names of `getServerName`. Its group is the build. */
export const SERVER_NAME_PATTERN = "^lenscape (?:server|live) (.+)$";
