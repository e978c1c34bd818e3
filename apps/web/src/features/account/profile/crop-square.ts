/** The side of an avatar in pixels: four times the largest it is shown at 1×. */
const SIDE = 384;

/**
 * Cuts a square out of a picture.
 * @param area the square in the picture's own pixels
 * @throws when the browser cannot decode the file
 */
export async function cropSquare(
  file: File,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the picture could not be cut");
  return new File([blob], "avatar.png", { type: blob.type });
}
