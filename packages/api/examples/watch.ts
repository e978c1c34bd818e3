/**
 * Waits for one event of a member's stream and prints the unread counts.
 *
 *   node watch.js https://community.example/api <access key or token>
 */
import { createClient } from "@lenscape/api";

const [baseUrl = "", token = ""] = process.argv.slice(2);
const client = createClient({ baseUrl, token });

// The stream reconnects by itself; end it with `break` or an AbortSignal.
for await (const event of client.live.stream()) {
  if (event.name === "unread") {
    console.log(
      `${event.data.unreadNotifications} notifications, ${event.data.dialogNotifications} messages`,
    );
    break;
  }
}
