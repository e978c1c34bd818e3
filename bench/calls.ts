/** Calls of members, as autocannon and `fetch` take them. */

export interface Call {
  method: "GET" | "POST";
  path: string;
  body?: string;
}

/** A thread with the author and the circle that its page shows. */
export interface ThreadTarget {
  threadId: string;
  userId: string;
  circleId: string | null;
}

export const get = (path: string): Call => ({ method: "GET", path });

export const post = (path: string, body: object): Call => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
});

export const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

export const start = get("/api/api/bbs/member/start");

export const hotUsers = get("/api/api/bbs/user/hot/list?pageNum=1&pageSize=10");

export const browse = (threadId: string) => post("/api/api/bbs/thread/browse", { threadId });

export const like = (threadId: string) => post("/api/api/thread/thumbup", { threadId, value: 1 });

export const comment = (threadId: string) =>
  post("/api/api/thread/addPost", { threadId, content: "<p>路口看得清了</p>" });

export const threadDetail = ({ threadId }: ThreadTarget) =>
  get(`/api/api/without/thread/detail?threadId=${threadId}`);

/** The calls of the browser for a thread's page beside the thread and the viewer's state. */
export const threadSurroundings = ({ threadId, userId, circleId }: ThreadTarget) => [
  get(
    `/api/api/without/thread/postlist?threadId=${threadId}&orderByColumn=hot&onlyAuthor=0&pageNum=1&pageSize=20`,
  ),
  post("/api/api/without/user/otherinfo/get", { userId }),
  get(`/api/api/without/thread/list?userId=${userId}&threadClassify=1&pageNum=1&pageSize=4`),
  ...(circleId ? [get(`/api/api/without/circledetail/${circleId}`)] : []),
];

/** The entities on a page whose state for the viewer is asked for. */
interface EntityIds {
  threadIds?: string[];
  postIds?: string[];
  userIds?: string[];
}

/** The call of a page for the viewer's state. */
export const viewerState = (ids: EntityIds) =>
  post("/api/api/bbs/viewer/state", {
    threadIds: [],
    postIds: [],
    userIds: [],
    topicIds: [],
    circleIds: [],
    ...ids,
  });
