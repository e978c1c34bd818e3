import { runServer } from "../server.ts";

/** Entry for tests that need a server process without pages, so that they need no web build. */
runServer(async () => async () => undefined);
