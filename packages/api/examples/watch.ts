/**
 * Prints what is new for a member until there has been one event: how much is unread.
 *
 *   node watch.js https://community.example/api <access key or token>
 */
import { createClient } from "@lenscape/api";

const [baseUrl = "", token = ""] = process.argv.slice(2);
const client = createClient({ baseUrl, token });

// It reconnects by itself; `break` or an AbortSignal ends it.
for await (const event of client.live.stream()) {
  if (event.name === "unread") {
    console.log(`${event.data.unreadNotifications} notices, ${event.data.dialogNotifications} messages`);
    break;
  }
}
