/**
 * What the props say that an element of HTML, or of the library below a widget, takes anyway, where a story or the widget
 * itself sets one of them.
 */
export const ELEMENT_PROPS: Record<string, string> = {
  align: "浮层与触发它的按钮怎样对齐：`start`、`center`、`end`。",
  "aria-invalid": "内容不对：边框变红，读屏会说出来。",
  "aria-label": "读屏听到的名字；没有看得见的文字时一定要给。",
  autoComplete: "浏览器与密码管理器填什么，例如 `current-password`。",
  children: "里面的内容。",
  checked: "勾上没有；给了就由外面决定。",
  defaultChecked: "一开始勾上没有；之后自己记着。",
  defaultValue: "一开始的值；之后自己记着。",
  disabled: "不能用：变灰，不接收焦点。",
  loading: "图片何时取：`lazy` 等快看到时，`eager` 立刻。",
  muted: "静音播放。",
  onClick: "按下时调用。",
  onCloseAutoFocus: "关上之后、焦点回到按钮之前调用；`preventDefault()` 留住焦点。",
  placeholder: "空着时框里的提示；不能代替标签。",
  poster: "播放之前的封面地址。",
  preload: "播放之前先取多少：`none`、`metadata`、`auto`。",
  readOnly: "能看、能选、能复制，不能改。",
  rows: "一开始几行高。",
  tabIndex: "按 Tab 到不到得了：0 到得了，-1 只能由代码聚焦。",
  type: "控件的种类，与 HTML 的同名属性一样。",
};
