/** Fallbacks until the server's site information has loaded, and settings of the web app only. */
export const site = {
  brandName: "镜界社区",
  officialSite: "https://lenscape.example/",
  version: "1.1.0",
  description: "智能眼镜用户的社区：看帖、提问、晒第一视角，认识戴着同一副眼镜的人。",
  locale: "zh-Hans",
  defaultAvatar: "/img/avatar-default.svg",
  shareImage: "/img/share.jpg",
} as const;
