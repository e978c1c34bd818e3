/** Circles to choose from on founding, each with its topics. */
export const circlePresets = [
  {
    key: "help",
    name: "新手与答疑",
    category: "交流",
    brief: "第一副眼镜、第一次配对、第一个问题，都从这里开始。",
    rule: "先搜一搜，再问；问的时候写上型号和版本。答的人说自己试过的。",
    topics: [
      { content: "第一次戴上它", intro: "开箱第一小时，你看见了什么" },
      { content: "求助", intro: "遇到问题先在这里问" },
      { content: "我的配置", intro: "镜片、固件、常用应用，照着写一份" },
    ],
  },
  {
    key: "create",
    name: "影像创作",
    category: "创作",
    brief: "把看见的留下来：第一视角照片、短片与后期。",
    rule: "拍到陌生人先问，问不到就打码。转载写明出处，AI 生成的图要标注。",
    topics: [
      { content: "第一视角", intro: "眼前看见的，原样留下来" },
      { content: "拍摄参数", intro: "快门、曝光补偿、白平衡，说清楚为什么" },
      { content: "夜景", intro: "暗光下的第一视角，参数写在正文里" },
    ],
  },
  {
    key: "outdoor",
    name: "骑行与户外",
    category: "出行",
    brief: "上路、进山、下水之前先来看看。",
    rule: "路上不看长字幕，停下来再操作。召集同行写清强度与撤退路线。",
    topics: [
      { content: "骑行日记", intro: "里程不重要，风景和补给点重要" },
      { content: "导航体验", intro: "箭头放哪里、播报几次、哪里会带错路" },
      { content: "续航实测", intro: "电从哪里来，又去了哪里" },
    ],
  },
  {
    key: "wear",
    name: "配镜与佩戴",
    category: "装备",
    brief: "验光、镜片、鼻托、镜腿。戴得舒服，才能戴得久。",
    rule: "不推荐具体门店，不代购。眼睛不舒服先去医院。",
    topics: [
      { content: "近视配镜", intro: "从验光到取镜的每一步" },
      { content: "佩戴一整天", intro: "从早上戴到晚上，哪里压、哪里滑" },
      { content: "镜盒收纳", intro: "镜盒、线、布和那颗总丢的螺丝" },
    ],
  },
  {
    key: "develop",
    name: "开发者",
    category: "创作",
    brief: "应用、接口与小工具，做出来给大家用。",
    rule: "贴代码写清环境与版本。未公开的接口不外传。",
    topics: [
      { content: "小应用展示", intro: "自己写的小应用，大小都算" },
      { content: "SDK踩坑", intro: "接口、权限、生命周期，坑填上再走" },
      { content: "接口讨论", intro: "想要什么接口，拿它做什么" },
    ],
  },
  {
    key: "life",
    name: "随便聊聊",
    category: "交流",
    brief: "不知道发在哪里的，发在这里。",
    rule: "对事不对人，不刷屏，不引流。",
    topics: [
      { content: "自我介绍", intro: "谁、在哪里、想用眼镜做什么" },
      { content: "一人食", intro: "一个人吃饭，也认真吃" },
      { content: "老城散步", intro: "没有目的地的两万步" },
    ],
  },
] as const;

/** Default pact, one paragraph per line, for the operator to edit. */
export const pactPreset = [
  "这份公约写给每一位成员，也约束我们自己。",
  "一、友善，具体。可以不同意一件事，不攻击说这件事的人。",
  "二、尊重隐私。不公开别人的姓名、住址、电话，拍到陌生人先问，问不到就打码。",
  "三、写明出处。转载先得到同意，AI 生成的内容要标注。",
  "四、不发广告，不引流，不刷屏。",
  "五、不发违法、色情、欺诈的内容，不冒充别人。",
  "六、圈子可以有更严的规矩。版主处理内容会写明原因，你可以申诉，由另一位工作人员来看。",
  "有意见请跟帖，我们逐条看。",
] as const;

/** Goods to start a mall with, as drafts, because only the operator knows the stock. */
export const goodsPresets = [
  {
    name: "擦镜布",
    type: 1,
    category: "lens",
    brief: "一块，细纤维，叠起来放进镜盒。",
    images: ["/static/demo/g-cloth.svg"],
    pointsPrice: 200,
    limitPerUser: 2,
  },
  {
    name: "磁吸充电线",
    type: 1,
    category: "lens",
    brief: "一米，两头都能放进口袋。",
    images: ["/static/demo/g-cable.svg"],
    pointsPrice: 800,
    limitPerUser: 1,
  },
  {
    name: "社区徽章",
    type: 1,
    category: "badge",
    brief: "一枚，别在包带上。",
    images: ["/static/demo/g-pin.svg"],
    pointsPrice: 300,
    limitPerUser: 1,
  },
  {
    name: "马克杯",
    type: 1,
    category: "life",
    brief: "三百五十毫升，白瓷。",
    images: ["/static/demo/g-mug.svg"],
    pointsPrice: 1200,
    limitPerUser: 1,
  },
] as const;
