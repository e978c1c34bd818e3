/**
 * A bot that greets the newest thread it has not commented on yet, and prints a summary.
 *
 *   node bot.js https://community.example/api <access key or token>
 */
import { ApiError, createClient } from "@lenscape/api";

const [baseUrl = "", token = ""] = process.argv.slice(2);
const client = createClient({ baseUrl, token });

const { user } = await client.auth.getInfo();
let greeted = 0;

// Iterating a list loads the next page after the last row of a page.
for await (const thread of client.threads.homeList({ query: { tab: "latest" } })) {
  if (greeted === 1) break;
  if (await hasCommented(thread.id)) continue;
  try {
    await client.threads.addPost({
      body: { threadId: thread.id, content: "<p>欢迎来到镜界社区！</p>", imageList: [] },
    });
    greeted += 1;
  } catch (error) {
    // Closed thread, rate limit and so on. `message` is for people, `reason` for programs.
    if (!(error instanceof ApiError)) throw error;
    console.log(`${thread.id}: ${error.message}`);
  }
}
console.log(`${user.nickName} greeted ${greeted} thread`);

/** Whether one of the 50 newest comments of a thread is by this bot. */
async function hasCommented(threadId: string): Promise<boolean> {
  const newest = client.threads.postList({ query: { threadId, orderByColumn: "posted_at_desc" } });
  const comments = await newest.toArray(50);
  return comments.some((comment) => comment.user.userId === user.userId);
}
