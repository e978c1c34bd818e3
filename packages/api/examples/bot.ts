/**
 * A bot that greets the newest thread it has not answered yet, and says what it has done.
 *
 *   node bot.js https://community.example/api <access key or token>
 */
import { ApiError, createClient } from "@lenscape/api";

const [baseUrl = "", token = ""] = process.argv.slice(2);
const client = createClient({ baseUrl, token });

const { user } = await client.auth.getInfo();
let greeted = 0;

// Iterating a list asks for its next page when the rows of one are used up.
for await (const thread of client.threads.homeList({ query: { tab: "latest" } })) {
  if (greeted === 1) break;
  if (await hasAnswered(thread.id)) continue;
  try {
    await client.threads.addPost({
      body: { threadId: thread.id, content: "<p>欢迎来到镜界社区！</p>", imageList: [] },
    });
    greeted += 1;
  } catch (error) {
    // A closed thread, too many comments in a row: the sentence is for people, the reason for programs.
    if (!(error instanceof ApiError)) throw error;
    console.log(`${thread.id}: ${error.message}`);
  }
}
console.log(`${user.nickName} greeted ${greeted} thread`);

/** Whether the newest comments of a thread already hold one of ours. */
async function hasAnswered(threadId: string): Promise<boolean> {
  const newest = client.threads.postList({ query: { threadId, orderByColumn: "posted_at_desc" } });
  const comments = await newest.toArray(50);
  return comments.some((comment) => comment.user.userId === user.userId);
}
