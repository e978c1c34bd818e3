/** The board of known issues, the demo members' feedback and the questions with answers. */
interface DemoIssue {
  by: string;
  title: string;
  content: string;
  status: 0 | 1 | 2 | 3;
  models: string;
  firmware: string;
  expectedIn?: string;
  fixedIn?: string;
  answer?: string;
  /** How many members have met it too. */
  share: number;
  daysAgo: number;
}

export const demoIssues: DemoIssue[] = [
  {
    by: "laochen_ride",
    title: "升级 1.1.0 后，镜腿触控偶尔没反应",
    content: "升级之后右镜腿双击，十次里有两三次没有反应，重启能好半天。",
    status: 1,
    models: "Lens One",
    firmware: "1.1.0",
    expectedIn: "1.1.1",
    answer: "已经能稳定复现，和佩戴检测的判断有关，正在改。",
    share: 0.8,
    daysAgo: 9,
  },
  {
    by: "navi_aqi",
    title: "连接车载蓝牙时，导航声音时断时续",
    content: "车载蓝牙和眼镜同时连着手机，导航的提示音会断成几截。",
    status: 1,
    models: "Lens One、Lens Air",
    firmware: "1.1.0",
    answer: "正在几种车机上排查，暂时可以关掉车机的通话声道。",
    share: 0.45,
    daysAgo: 14,
  },
  {
    by: "muxing_letter",
    title: "低于 0 度时，电量从 30% 直接掉到 5%",
    content: "在山上零下几度，电量显示从三成直接跳到低电量。",
    status: 1,
    models: "",
    firmware: "",
    answer: "低温下的估算偏乐观，正在收集不同温度的读数。",
    share: 0.32,
    daysAgo: 19,
  },
  {
    by: "doushaxian",
    title: "字幕翻译偶尔把人名翻成地名",
    content: "看纪录片时，嘉宾的名字被翻成了一座城市。",
    status: 2,
    models: "Lens Air",
    firmware: "1.0.9",
    answer: "欢迎补充一段录音，时长十秒就够。",
    share: 0.14,
    daysAgo: 22,
  },
  {
    by: "linjian_fm",
    title: "拍照后第一视角水印位置偏左",
    content: "竖着拍的时候，水印会压到画面左边一点。",
    status: 3,
    models: "Lens One",
    firmware: "1.0.9",
    fixedIn: "1.1.0",
    answer: "1.1.0 已修复，之前的照片不受影响。",
    share: 0.55,
    daysAgo: 41,
  },
  {
    by: "zheguanglv",
    title: "收起镜腿后十分钟才进入待机",
    content: "收起之后指示灯还亮很久，第二天早上少一截电。",
    status: 3,
    models: "Lens One",
    firmware: "1.0.8",
    fixedIn: "1.0.9",
    answer: "1.0.9 起收起 30 秒就会待机。",
    share: 0.25,
    daysAgo: 66,
  },
];

interface DemoFeedback {
  by: string;
  kind: 0 | 1 | 2;
  title: string;
  content: string;
  status: 0 | 1 | 2 | 3 | 4;
  modelName?: string;
  firmware?: string;
  frequency?: "always" | "sometimes" | "once";
  daysAgo: number;
  /** What has been said: by the staff, or by the author. */
  said?: [staff: boolean, content: string][];
  rating?: number;
  ratingRemark?: string;
}

export const demoFeedbacks: DemoFeedback[] = [
  {
    by: "member",
    kind: 1,
    title: "希望能自定义单击与双击",
    content: "骑车和走路时想要的手势不一样，希望能按场景各存一套。",
    status: 0,
    daysAgo: 0.3,
  },
  {
    by: "member",
    kind: 0,
    title: "夜里抬显最低档还是太亮",
    content: "晚上在没有路灯的小路上，最低一档仍然会在镜片上留一圈光。",
    status: 2,
    modelName: "Lens One 松烟",
    firmware: "1.1.0",
    frequency: "always",
    daysAgo: 2.2,
    said: [[true, "能补一段傍晚的录屏吗？我们想看看环境光传感器的读数。"]],
  },
  {
    by: "member",
    kind: 0,
    title: "导航箭头在隧道里会跳",
    content: "进隧道几秒之后，箭头会突然指向身后，出隧道就恢复。",
    status: 1,
    modelName: "Lens One 松烟",
    firmware: "1.1.0",
    frequency: "sometimes",
    daysAgo: 9.1,
  },
  {
    by: "member",
    kind: 0,
    title: "镜盒指示灯一直闪",
    content: "充满之后镜盒的指示灯一直闪，合上再打开也一样。",
    status: 3,
    modelName: "Lens One 松烟",
    firmware: "1.0.9",
    frequency: "always",
    daysAgo: 48,
    said: [
      [true, "麻烦在设置里看一下镜盒的批次号。"],
      [false, "批次是 C26-07。"],
      [true, "这一批的触点有偏差，新镜盒已经寄出，旧的不用寄回。"],
    ],
    rating: 5,
    ratingRemark: "回复很快，换了新镜盒",
  },
  {
    by: "member",
    kind: 1,
    title: "想要粉色镜框",
    content: "家里人也想戴一副，问有没有浅一点的颜色。",
    status: 4,
    daysAgo: 67,
    said: [[true, "暂时没有新配色计划，已转给设计同事。"]],
  },
  {
    by: "hean3",
    kind: 0,
    title: "导出视频时进度停在九成",
    content: "导出三分钟以上的视频，进度条停在九成左右，要切到后台再回来。",
    status: 0,
    modelName: "Lens Air 晨雾",
    firmware: "1.1.0",
    frequency: "sometimes",
    daysAgo: 0.6,
  },
  {
    by: "shiqibu",
    kind: 1,
    title: "希望字幕能放在镜片下沿",
    content: "看展的时候字幕正好挡住展品，放低一点就好了。",
    status: 0,
    daysAgo: 1.1,
  },
];

/** By category: questions with their answers. */
export const demoFaqs: [category: string, question: string, answer: string][] = [
  ["使用", "怎么导出日志", "打开手机应用，设置、关于本机、导出日志。日志里没有照片和录音。"],
  ["使用", "怎么恢复出厂设置", "戴上眼镜，按住右镜腿十秒，听到两声提示后松开。照片会先同步到手机。"],
  ["使用", "手上有水，镜腿触控不灵怎么办", "擦干镜腿再试；雨天可以在设置里打开语音口令代替触控。"],
  ["使用", "左镜腿触控能不能关掉", "可以。设置、触控、左镜腿，选「不响应」。"],
  [
    "设备",
    "保修包含哪些情况",
    "正常使用出现的故障都在保修内，镜片划伤和进水除外。认证后可以在「我的设备」看到保修期。",
  ],
  ["设备", "镜片可以自己换吗", "近视夹片可以自己换，镜片本体要送到门店，自行拆开会影响防水。"],
  [
    "账号",
    "用户名和昵称有什么不同",
    "用户名用来登录，注册之后不能改；昵称是别人看到的名字，30 天能改一次。\n两者都不能和别人重复，全角半角、大小写算作同一个名字。",
  ],
  [
    "账号",
    "密码输错几次会怎样",
    "同一个网络连续输错 5 次，这个账号在那里要等 10 分钟才能再试，别处不受影响。\n如果不是你在试，登录后到设置里改密码，其他设备会一起下线。",
  ],
  [
    "账号",
    "怎么知道账号在哪里登录着",
    "设置的「登录设备」列出每一处登录的浏览器、系统和最近使用时间。\n看着陌生的，点「下线」就能让它立即退出。",
  ],
  [
    "账号",
    "注销之后还能回来吗",
    "申请注销后有 15 天的反悔期，期间重新登录就算取消。\n15 天之后资料会清空，发表过的内容改为匿名显示，不能恢复。",
  ],
  [
    "账号",
    "我的数据能带走吗",
    "可以。设置里的「导出我的数据」会把资料、帖子、评论、私信、通知和积分记录打成一个压缩包。\n为了安全要再输一次密码，下载地址 10 分钟内有效，只能用一次。",
  ],
  [
    "发帖与评论",
    "动态和帖子选哪个",
    "随手一两句话、几张图，用动态；要分段、配图讲清楚一件事，用帖子。\n帖子有标题，可以进精选；动态更轻，适合当天的见闻。",
  ],
  [
    "发帖与评论",
    "写到一半退出会丢吗",
    "不会。草稿每半秒存一次，回到发布页会接着写。\n草稿也会存到你的账号里，换一台设备登录，在草稿箱里接着写。",
  ],
  [
    "发帖与评论",
    "为什么我的帖子没有马上显示",
    "可能正在审核：新成员的头几篇会先看一遍，通常不用等太久。\n被下架时会收到系统通知，写明原因。",
  ],
  [
    "发帖与评论",
    "图片传不上去",
    "一张图最大 10 MB，支持 JPG、PNG、GIF 和 WebP。\n手机拍的 HEIC 要先在相册里另存为 JPG。",
  ],
  [
    "设备",
    "认证设备有什么用",
    "认证之后名字旁会有眼镜标记，可以报名固件内测，也会得到机主徽章和积分。\n一副眼镜只能认证在一个账号上。",
  ],
  [
    "设备",
    "设备认证要多久",
    "一般 1 到 3 个工作日。资料不清楚会退回并写明原因，改好可以再交。\n拍 SN 码时把边缘拍全，避开反光。",
  ],
  ["设备", "眼镜转手了怎么办", "在「我的设备」里解绑，新主人才能认证。\n解绑后机主标记会一起收回。"],
  [
    "积分与任务",
    "积分怎么来",
    "签到、做任务、帖子被选为精华、邀请朋友，都能得积分。\n每一笔都记在「我的积分」里，写明来由。",
  ],
  [
    "积分与任务",
    "积分会过期吗",
    "不会过期，也不能换成现金；除了打赏帖子，不能转给别人。\n每一笔收支都能在「我的积分」里看到，靠作弊得到的会被收回。",
  ],
  [
    "积分与任务",
    "邀请的奖励为什么还没到",
    "朋友注册之后还要发出第一篇，你们才各得积分。\n每天得奖有次数上限，超出的第二天补发，不会丢。",
  ],
  [
    "积分与任务",
    "兑换的东西能退吗",
    "还没发货可以在兑换记录里取消，积分会退回来。\n卡券类的一旦给出卡密就不能退。",
  ],
  [
    "私信与隐私",
    "不想收到陌生人的私信",
    "到设置的「隐私」里，把「谁可以私信我」改为互相关注的人。\n没有互相关注的人在你回复之前也只能发一条。",
  ],
  [
    "私信与隐私",
    "屏蔽一个人会怎样",
    "对方不能再给你发私信，也不会收到提示。\n在设置的「屏蔽名单」里随时可以取消。",
  ],
  [
    "私信与隐私",
    "消息发错了能撤回吗",
    "2 分钟之内可以，长按或点消息旁的菜单选「撤回」。\n对方会看到你撤回了一条消息，看不到内容。",
  ],
  [
    "私信与隐私",
    "遇到骚扰怎么办",
    "在对话里选「举报」，勾上有问题的消息一起交给我们。\n举报之后对方再撤回，也不影响处理。",
  ],
];
