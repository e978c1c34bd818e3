/** Calls of members, as autocannon and `fetch` take them. */

export const get = (path) => ({ method: "GET", path });

export const post = (path, body) => ({ method: "POST", path, body: JSON.stringify(body) });

export const headersOf = (token) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

export const start = get("/api/api/bbs/member/start");

export const hotUsers = get("/api/api/bbs/user/hot/list?pageNum=1&pageSize=10");

export const browse = (threadId) => post("/api/api/bbs/thread/browse", { threadId });

export const like = (threadId) => post("/api/api/thread/thumbup", { threadId, value: 1 });

export const comment = (threadId) =>
  post("/api/api/thread/addPost", { threadId, content: "<p>路口看得清了</p>" });

/** What the browser asks for a thread's page when it is opened from another one, besides what is the viewer's. */
export const threadParts = ({ threadId, userId, circleId }) => [
  get(`/api/api/without/thread/detail?threadId=${threadId}`),
  get(
    `/api/api/without/thread/postlist?threadId=${threadId}&orderByColumn=hot&onlyAuthor=0&pageNum=1&pageSize=20`,
  ),
  post("/api/api/without/user/otherinfo/get", { userId }),
  get(`/api/api/without/thread/list?userId=${userId}&threadClassify=1&pageNum=1&pageSize=4`),
  ...(circleId ? [get(`/api/api/without/circledetail/${circleId}`)] : []),
];

/** What a page asks of the viewer's state. */
export const viewerState = (shown) =>
  post("/api/api/bbs/viewer/state", {
    threadIds: [],
    postIds: [],
    userIds: [],
    topicIds: [],
    circleIds: [],
    ...shown,
  });
