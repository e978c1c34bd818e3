/** One text to agree to: a title and numbered sections. */
export interface Agreement {
  title: string;
  updated: string;
  sections: { title: string; text: string }[];
}

export const agreements = {
  terms: {
    title: "用户协议",
    updated: "2026-11-22",
    sections: [
      {
        title: "一、这份协议管什么",
        text: "你在这里浏览、发帖、私信、兑换时，都按这份协议来。它和《社区公约》一起生效，有冲突时以更保护你的那条为准。",
      },
      {
        title: "二、你的账号",
        text: "一个账号只给一个人用。密码自己保管，不要借给别人；发现有人冒用，先改密码，再告诉我们。",
      },
      {
        title: "三、你的内容还是你的",
        text: "照片、视频、文字归你所有。你允许我们为展示和分享目的在社区内使用它们；删除后，我们会在 15 天内从公开页面移除。",
      },
      {
        title: "四、第一视角拍摄",
        text: "眼镜拍下的不只是你，还有路人。请先征得对方同意，问不到就打码。医院、考场、更衣室等场所不要拍。",
      },
      {
        title: "五、不能发什么",
        text: "违法的、骚扰别人的、冒充别人的、广告刷屏的内容会被下架。处理时会写明原因，你可以申诉。",
      },
      { title: "六、积分", text: "积分不能换成现金。除了打赏帖子，不能转给别人。靠作弊得来的积分会被收回。" },
      {
        title: "七、离开",
        text: "你随时可以注销账号。注销后个人资料会被清除，公开发表过的内容改为匿名显示。",
      },
    ],
  },
  privacy: {
    title: "隐私政策",
    updated: "2026-11-22",
    sections: [
      {
        title: "一、我们收集什么",
        text: "注册时的用户名和加密后的密码，或者用来登录的手机号、微信的标识和昵称；你主动填写的资料、收货地址、报名时的姓名和电话；认证设备时的序列号和凭证；你发布的内容；登录的时间与网络地址，用来发现异常登录。",
      },
      {
        title: "二、图片里的位置",
        text: "上传的图片会重新编码，拍摄地点、设备序号等附带信息会被去掉。你想公开位置，要自己添加。",
      },
      {
        title: "三、我们怎么用",
        text: "只用来让社区运转：展示内容、计算热度、防止滥用、回应你的反馈。不卖给任何人，也不用来做社区之外的广告。",
      },
      {
        title: "四、存在你浏览器里的东西",
        text: "登录凭证、外观选择和没写完的草稿存在你自己的浏览器里，草稿另存一份到你的账号，换设备也能接着写。退出登录时，浏览器里的登录凭证和草稿会一起清掉。",
      },
      {
        title: "五、你可以做什么",
        text: "查看和修改自己的资料，删除自己的内容，注销账号。遇到问题，去反馈专区告诉我们。",
      },
    ],
  },
} satisfies Record<string, Agreement>;

/** What each text is called where it is linked. */
export type AgreementName = keyof typeof agreements;
