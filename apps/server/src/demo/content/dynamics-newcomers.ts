import type { DemoThread } from "./types.ts";

/** Dynamics of those who came recently, and of those who remember. */
export const newcomerDynamics: DemoThread[] = [
  {
    circle: "新手报到",
    kind: "hello",
    author: "newbie_lin",
    topics: ["第一次戴上它"],
    device: "Lens Air",
    body: [
      "今天第一次戴出门，走到小区门口就摘了，觉得所有人都在看我。保安大叔说：「新眼镜啊，挺好。」又戴上了。",
    ],
    said: [
      "保安大叔功不可没。",
      ["明天敢坐地铁了吗？", "试试看，先坐一站。"],
      "没有人在看你，大家都在看手机。",
    ],
    ago: [3.3, 3],
  },
  {
    circle: "新手报到",
    kind: "hello",
    author: "laoguangyan",
    topics: ["第一次戴上它", "大字提醒"],
    device: "Lens Air",
    ago: [66, 64],
    body: ["请问「收藏」和「关注」有何区别？我点了一个，不知点的是哪个。"],
    said: [
      ["收藏是存文章，关注是存人，叔叔。", "明白了。存文章，存人。你讲得比女儿清楚。"],
      "点错了再点一次就取消，不要紧的。",
    ],
  },
  {
    circle: "新手报到",
    kind: "hello",
    author: "jiemo_xigua",
    topics: ["第一次戴上它"],
    ago: [28, 26],
    body: ["报到：芥末西瓜，什么都想试。第一天试了语音、触控、字幕、导航，第二天试了客服。"],
    said: ["第二天出了什么事？", "一天一样，别贪多，西瓜要一口一口吃。"],
  },
  {
    circle: "新手报到",
    kind: "hello",
    author: "chuifeng_ji",
    topics: ["低头时间减半"],
    ago: [50, 44],
    body: [
      "开学第三周的变化：批改作业时手机放在讲台抽屉里，有事镜片上会闪名字。一个晚自习改完两个班，以前要带回家。",
    ],
    said: [["学生作业里写眼镜了吗？", "写了，有人画成了潜水镜。"], "老师辛苦。"],
  },
  {
    circle: "新手报到",
    kind: "hello",
    author: "bohe_yan",
    topics: ["第一次戴上它", "低头时间减半"],
    ago: [33, 30],
    body: ["犹豫了两个晚上，还是下单了。前台的同事问我这是什么，我说会看时间的眼镜，她说她手机也会。"],
    said: ["手机要低头，眼镜不用，下次这样回她。", ["到货几天了？", "第二天，戴着上了半天班，没人投诉。"]],
  },
  {
    circle: "新手报到",
    kind: "hello",
    author: "hongludeng",
    topics: ["第一次戴上它"],
    body: ["翻到去年第一天戴它拍的照片：一根手指，一块地砖，一张自己的鞋。现在会拍了，但是那三张舍不得删。"],
    said: ["手指那张最珍贵。"],
  },
  {
    circle: "新手报到",
    kind: "hello",
    author: "newbie_lin",
    topics: ["求助"],
    device: "Lens Air",
    body: ["长按出来的菜单，手一松就没了，我一直用另一只手扶着。是我手势不对吗？"],
    said: [
      [
        "长按到震一下就可以松手，菜单会留着。你可能松早了。",
        "真的是，要等那一下震动。谢谢，另一只手解放了。",
      ],
      "我第一天也扶着，像在给眼镜号脉。",
    ],
    ago: [2.5, 2.2],
  },
  {
    circle: "新手报到",
    kind: "hello",
    author: "shiqibu",
    topics: ["第一次戴上它"],
    device: "Lens Air",
    heat: 1,
    body: ["报到楼第一百位到了，是一位在灯塔上班的朋友，说想用它看潮汐。我们海边小城的人先去握手了。"],
    said: [
      "灯塔还有人上班？",
      ["是灯塔十八吗？", "不是，那位是夜跑的，这位是真的在灯塔里。"],
      "潮汐表我有，让他来找我。",
    ],
    ago: [4, 2],
  },
];
