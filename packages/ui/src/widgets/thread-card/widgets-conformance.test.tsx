import { checkConformance } from "../../test/conformance.tsx";
import { CircleCard, JoinButton } from "../circle-card/circle-card.tsx";
import { CommentItem } from "../comment-item/comment-item.tsx";
import { ComposerEntry } from "../composer-entry/composer-entry.tsx";
import { FloorList } from "../floor-list/floor-list.tsx";
import { ForumCard } from "../forum-card/forum-card.tsx";
import { HotList } from "../hot-list/hot-list.tsx";
import { HotRank } from "../hot-rank/hot-rank.tsx";
import { NoticeList } from "../notice-list/notice-list.tsx";
import { PageHeader } from "../page-header/page-header.tsx";
import { PostResult } from "../post-result/post-result.tsx";
import { ProfileHeader } from "../profile-header/profile-header.tsx";
import { PublishEntry } from "../publish-entry/publish-entry.tsx";
import { RankList } from "../rank-list/rank-list.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { ShortcutGrid } from "../shortcut-grid/shortcut-grid.tsx";
import { SideCard } from "../side-card/side-card.tsx";
import { SiteFooter } from "../site-footer/site-footer.tsx";
import { Stat } from "../stat/stat.tsx";
import { ThreadActions } from "../thread-actions/thread-actions.tsx";
import { ThreadMedia } from "../thread-media/thread-media.tsx";
import { TopicCard } from "../topic-card/topic-card.tsx";
import { TopicRow } from "../topic-row/topic-row.tsx";
import { UserResult } from "../user-result/user-result.tsx";
import { UserRow } from "../user-row/user-row.tsx";
import { VideoPlayer } from "../video-player/video-player.tsx";
import { NOW, PEOPLE, picture, THREAD, userHref } from "./story-data.ts";
import { ThreadCard, ThreadCardSkeleton } from "./thread-card.tsx";

const person = { ...THREAD.user, signature: "", cover: "" };
const topic = { id: "3", content: "秋天", intro: "", cover: "", viewCount: 1, threadCount: 1 };
const group = {
  ...{
    id: "2",
    groupName: "影像创作",
    brief: "",
    webPicUrl: "",
    picUrl: "",
    trendsCount: 1,
    interactCount: 1,
  },
  ...{ webMaster: [], activeUserCount: 0, activeUsers: [], memberCount: 1 },
};
const comment = {
  ...{
    id: "7",
    content: "<p>好</p>",
    user: THREAD.user,
    postedAt: THREAD.postedAt,
    isAuthor: 0,
    likeCount: 0,
  },
  ...{ isLike: false, status: 1, isSticky: 0, replyCount: 0, replies: [] },
};
const href = "/";
const hrefOf = () => href;
const actions = {
  ...{ likeCount: 1, replyCount: 1, favoriteCount: 1, shareCount: 1, isLike: false, isFavorite: false },
  commentHref: href,
};

const card = { thread: THREAD, now: NOW, href, userHref: href, topicHref: hrefOf };
const entry = { user: person, momentHref: href, threadHref: href };
const footer = { copyright: "© 2026", filingNumber: "示例备" };

checkConformance("ThreadCard", ThreadCard, { slot: "thread-card", props: card });
checkConformance("ThreadCardSkeleton", ThreadCardSkeleton, { slot: "thread-card-skeleton" });
checkConformance("ThreadMedia", ThreadMedia, { slot: "thread-media", props: { images: [picture("sea")] } });
checkConformance("ThreadActions", ThreadActions, { slot: "thread-actions", props: actions });
checkConformance("CommentItem", CommentItem, { slot: "comment-item", props: { comment, userHref } });
checkConformance("RichText", RichText, { slot: "rich-text", props: { html: "<p>好</p>" } });
checkConformance("VideoPlayer", VideoPlayer, { slot: "video-player", props: { sources: ["/a.mp4"] } });
checkConformance("UserRow", UserRow, { slot: "user-row", props: { user: person, href } });
checkConformance("UserResult", UserResult, { slot: "user-result", props: { user: person, href } });
checkConformance("PostResult", PostResult, { slot: "post-result", props: { thread: THREAD, href } });
checkConformance("TopicRow", TopicRow, { slot: "topic-row", props: { topic, href } });
checkConformance("TopicCard", TopicCard, { slot: "topic-card", props: { topic, href } });
checkConformance("RankList", RankList, { slot: "rank-list", props: { users: PEOPLE, hrefOf } });
checkConformance("HotList", HotList, { slot: "hot-list", props: { items: [], hrefOf } });
checkConformance("HotRank", HotRank, { slot: "hot-rank", props: { rank: 1 } });
checkConformance("ForumCard", ForumCard, { slot: "forum-card", props: { forum: group, href, userHref } });
checkConformance("CircleCard", CircleCard, { slot: "circle-card", props: { circle: group, href } });
checkConformance("JoinButton", JoinButton, { slot: "join-button", props: { state: "join" } });
checkConformance("ShortcutGrid", ShortcutGrid, { slot: "shortcut-grid", props: { items: [] } });
checkConformance("NoticeList", NoticeList, {
  slot: "notice-list",
  props: { items: [], hrefOf, kind: "pact" },
});
checkConformance("SideCard", SideCard, { slot: "side-card", props: { title: "热门" } });
checkConformance("SiteFooter", SiteFooter, { slot: "site-footer", props: footer });
checkConformance("ProfileHeader", ProfileHeader, {
  slot: "profile-header",
  props: { profile: person, stats: [] },
});
checkConformance("ComposerEntry", ComposerEntry, { slot: "composer-entry", props: entry });
checkConformance("FloorList", FloorList, { slot: "floor-list", props: { floors: [], hrefOf } });
checkConformance("PublishEntry", PublishEntry, { slot: "publish-entry", props: entry });
checkConformance("PageHeader", PageHeader, { slot: "page-header", props: { title: "圈子" } });
checkConformance("Stat", Stat, { slot: "stat", props: { value: 1, label: "帖子" } });
