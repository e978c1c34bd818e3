/** Purposes of semantic colours and of their families, shown in design tools. */
const COLORS: Record<string, string> = {
  bg: "页面的底",
  surface: "卡片与内容的底",
  "surface-hover": "指着一行时的底",
  "surface-sunken": "凹下去的底：代码、输入区、灰标签",
  "surface-raised": "浮层的底",
  "surface-selected": "分段里选中那一格的底",
  "surface-raised-hover": "浮层里指着一行时的底",
  overlay: "浮层下面的遮罩",
  text: "正文",
  "text-secondary": "次要文字",
  "text-muted": "说明与时间",
  "text-disabled": "不能用时的文字，不承载意思",
  "text-inverse": "反色底上的文字",
  border: "分隔线",
  "border-strong": "要看得清的边",
  "border-control": "输入框与复选框的边，对比不低于 3",
  brand: "品牌波导绿：主按钮、选中",
  accent: "晨光琥珀：只给积分、签到、精华、等级",
  danger: "朱砂：删除、错误、未读、喜欢",
  success: "成功",
  warning: "提醒",
  info: "天青：说明",
  plum: "梅紫：投票与分类",
  "sky-a": "手机菜单上的天空，最上面",
  "sky-b": "手机菜单上的天空，中间",
  "sky-c": "手机菜单上的天空，地平线",
  "sky-sun": "手机菜单上的太阳",
  "sky-near": "手机菜单上的近山",
  "sky-far": "手机菜单上的远山",
  "sky-text": "天空上的文字",
  "sky-text-soft": "天空上的次要文字",
  hud: "写在图上的地点、时间与设备",
  tint: "分类图块的底",
  focus: "焦点环，对比不低于 3",
  skeleton: "骨架的底",
  "skeleton-shine": "骨架扫过的光",
};

/** Suffixes of the variants of a colour. */
const ROLES: Record<string, string> = {
  hover: "，指着时",
  active: "，按下时",
  contrast: "，放在它上面的文字与图标",
  text: "，当文字用，对比不低于 4.5",
  soft: "，浅底",
  "soft-hover": "，浅底，指着时",
  line: "，浅底的描边",
  edge: "，轮廓，对比不低于 3",
};

/** Returns the purpose of a semantic colour in Chinese, or undefined without a description. */
export function describeColor(name: string): string | undefined {
  if (COLORS[name]) return COLORS[name];
  const role = Object.keys(ROLES).find(
    (each) => name.endsWith(`-${each}`) && COLORS[name.slice(0, -each.length - 1)],
  );
  if (role) return `${COLORS[name.slice(0, -role.length - 1)]}${ROLES[role]}`;
  return name.startsWith("tint-") ? COLORS.tint : undefined;
}

/** Purposes of the groups of the other tokens. */
export const GROUP_DESCRIPTIONS: Record<string, string> = {
  palette: "色阶：不随主题变，只用来定义语义色，组件不直接引用",
  font: "字体栈，全是系统字体",
  fontWeight: "字重，只有两种",
  fontSize: "字号，跟着浏览器的字号走",
  lineHeight: "各字号的行高",
  space: "间距，4 px 网格",
  size: "版面与控件的尺寸",
  radius: "圆角",
  duration: "时长",
  delay: "悬停菜单的等待",
  easing: "缓动",
  layer: "页面自己的层，浮层按打开的次序",
  breakpoint: "断点",
  color: "语义色：组件里只用这些",
  shadow: "阴影",
};
