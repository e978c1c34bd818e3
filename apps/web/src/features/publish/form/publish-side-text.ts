/** Texts beside the form of publishing; their code comes after the form. */
export const publishSideText = {
  tipsTitle: "写得更好的三个提醒",
  tips: [
    ["一条只说一件事", "附上地点和拍摄设备，同好更容易看到", "拍到路人时，请先征得同意或打码"],
    ["标题写结论，不写悬念", "附上型号、固件版本和使用场景", "拍到路人时，请先征得同意或打码"],
    ["标题写清在哪里、做什么", "写明要带什么、下雨怎么办", "拍到路人时，请先征得同意或打码"],
  ],
  phoneLook: "手机上的样子",
  untitled: "标题会出现在这里",
} as const;
