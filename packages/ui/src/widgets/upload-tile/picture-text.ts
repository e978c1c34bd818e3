import { useTranslation } from "../../lib/locale.tsx";

export const pictureText = {
  prevPicture: "上一张",
  nextPicture: "下一张",
  zoomIn: "放大图片",
  zoomOut: "缩小图片",
  viewer: "图片查看",
  allPictures: "全部图片",
  download: "下载原图",
  queued: "排队中",
  uploading: "上传中 {n}%",
  processing: "处理中",
  uploadFailed: "上传失败",
  removeFile: "移除{name}",
  retryFile: "重试上传{name}",
  addPicture: "添加图片",
  cover: "封面",
  movePicture: "第 {n} 张，共 {max} 张，用方向键调整顺序",
  movedPicture: "已移到第 {n} 张",
  pictures: "图片",
  pause: "暂停",
  pauseFile: "暂停上传{name}",
  resume: "继续",
  resumeFile: "继续上传{name}",
  tryNow: "现在试",
  tryFileNow: "现在试，接着上传{name}",
  drop: "取消",
  dropFile: "取消上传{name}",
  remove: "移除",
  paused: "已暂停",
  lineLost: "网络断了",
  storing: "传完了，正在处理",
  arrived: "传好了",
};

export type PictureText = typeof pictureText;

/** Returns the texts of adding, ordering and viewing images and files in the current language. */
export function usePictureText(): PictureText {
  return useTranslation(pictureText);
}
