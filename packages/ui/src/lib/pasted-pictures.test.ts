// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { getPastedPictures } from "./pasted-pictures.ts";

const picture = new File(["x"], "image.png", { type: "image/png" });

/** A clipboard with text, HTML and files. */
const createClipboard = (contents: { text?: string; html?: string; files?: File[] }) =>
  ({
    files: contents.files ?? [picture],
    getData: (type: string) => (type === "text/html" ? contents.html : contents.text) ?? "",
  }) as unknown as DataTransfer;

test("prefers the text of a spreadsheet to its picture", () => {
  const html =
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>型号</td></tr></table></body></html>';
  expect(getPastedPictures(createClipboard({ html, text: "型号\t重量\nA1\t49g" }))).toEqual([]);
  expect(getPastedPictures(createClipboard({ html }))).toEqual([]);
});

test("takes a picture that is copied alone, with its markup or with its file name", () => {
  expect(getPastedPictures(createClipboard({}))).toEqual([picture]);
  const html = '<style>img{}</style><img src="https://a.example/b.png">';
  expect(getPastedPictures(createClipboard({ html }))).toEqual([picture]);
  expect(getPastedPictures(createClipboard({ text: "image.png" }))).toEqual([picture]);
  expect(
    getPastedPictures(createClipboard({ files: [new File(["x"], "a.txt", { type: "text/plain" })] })),
  ).toEqual([]);
});
