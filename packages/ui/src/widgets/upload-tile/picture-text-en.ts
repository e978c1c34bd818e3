import type { PictureText } from "./picture-text.ts";

export const pictureTextEn: PictureText = {
  prevPicture: "Previous picture",
  nextPicture: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  viewer: "Picture viewer",
  allPictures: "All pictures",
  download: "Download the original",
  queued: "Waiting",
  uploading: "Uploading {n}%",
  uploadFailed: "Upload failed",
  removeFile: "Remove {name}",
  retryFile: "Retry upload of {name}",
  addPicture: "Add a picture",
  cover: "Cover",
  movePicture: "Picture {n} of {max}, arrow keys change the order",
  movedPicture: "Moved to place {n}",
  pictures: "Pictures",
};
