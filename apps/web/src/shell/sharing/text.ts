/** Texts of the share panel. */
export const shareText = {
  title: "分享",
  close: "关闭",
  tabs: "分享方式",

  link: "链接",
  linkHint: "手机扫一扫，接着看",
  linkField: "帖子链接",
  copyLink: "复制链接",
  send: "发给朋友",

  poster: "海报",
  posterAlt: "《{title}》的海报，带二维码",
  posterAuthor: "{name} 发在{brand}",
  posterHint: "扫码看全文",
  posterFile: "lenscape-{id}.png",
  posterLoading: "正在生成海报",
  posterFailed: "海报没能生成",
  savePoster: "保存海报",
  sendPoster: "发给朋友",

  quote: "做成图",
  quoteAlt: "写着“{words}”的图，带二维码",
  quoteFile: "lenscape-{id}-words.png",

  mini: "小程序",
  miniHint: "微信扫一扫，在小程序里看",
  miniCode: "小程序码",
  miniLink: "小程序链接",
  copyMini: "复制链接",
  miniCopied: "已复制，粘贴到微信里就能打开",
  miniCopyFailed: "没能复制，请长按选中再复制",
  miniFailed: "小程序码没能取到",
} as const;

/** Results of copying a link. */
export const copyLinkText = {
  done: "链接已复制",
  failed: "没能复制，从地址栏里复制试试",
} as const;
